/** The description of the start page in its HTML, and of every page without its own. */
export const siteDescription = {
  home: 'Trade tokens in an instant, provide liquidity and follow every trade on chain, from your own wallet.',
};

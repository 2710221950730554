import { translate } from '../translate.ts';

/** Descriptions in the HTML of pages of no area; the start page's is that of every page without its own. */
export const siteDescription = translate('siteDescription', {
  home: 'Trade tokens in an instant from your own wallet. Provide liquidity and follow every trade on chain.',
  takeBack: 'Take back what the contracts of this site hold for you. It is read from the network alone.',
});

import { translate } from '../translate.ts';

/** The description of the start page in its HTML, and of every page without its own. */
export const siteDescription = translate('siteDescription', {
  home: 'Trade tokens in an instant from your own wallet. Provide liquidity and follow every trade on chain.',
});

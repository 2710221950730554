import { translate } from '../../translate.ts';

/** The exchange in the menus and on the start page, which load before its own texts. */
export const exchangeMenu = translate('exchangeMenu', {
  exchange: 'Exchange',
  tileText: 'Trade tokens in an instant',
  liquidity: 'Liquidity',
  pools: 'All pools',
  tokens: 'Tokens',
});

import { findMarket, type Market } from './deployment.ts';

/** The market of the page's network, for what is shown only where there is one. */
export function getMarket(): Market {
  const market = findMarket();
  if (!market) throw new Error('No prediction market on this network');
  return market;
}

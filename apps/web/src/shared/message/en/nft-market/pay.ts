import { translate } from '../../translate.ts';

/** The purchase of a work in another currency than that of the market. */
export const nftMarketPay = translate('nftMarketPay', {
  payWith: 'Pay with',
  another: 'Pay in another currency',
  /** Of a wallet that makes one call a transaction. */
  noBatch: (symbol: string) =>
    `Your wallet can’t swap and buy in one transaction. So you pay in ${symbol} here.`,
  noOffer: 'The prices of our swap can’t be read now.',
  noRoute: (symbol: string) => `Our swap has no route from ${symbol} for this price.`,
  tooLittle: (symbol: string) => `This account has less ${symbol} than this costs.`,
  about: (price: string) =>
    `Our swap brings exactly ${price}, which buys the work at once. If any part fails, nothing is paid.`,
  moved: 'The price of the swap changed',
  accept: 'Take the new price',
  lowered: 'The seller lowered the price. Close this and buy at the new price. Nothing was paid.',
  summary: (purchase: string, symbol: string) => `${purchase}, paid in ${symbol}`,
});

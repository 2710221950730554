import { messages } from '../../../shared/message/messages.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import type { Purchase } from '../action/purchase-order.ts';
import { assertForSale } from './assert-for-sale.ts';
import { computeTotal, type SweepOrder } from './sweep-order.ts';
import { createSweepPlan, planSweep } from './sweep-plan.ts';

const text = messages.nftMarketBasket;

/** The purchase of several works. What the swap brings for one that is passed over stays with the account. */
export function toSweepPurchase(order: SweepOrder): Purchase {
  const { chain, account, market, quote, works } = order;
  const price = computeTotal(works);
  return {
    chain,
    account,
    market,
    quote,
    price,
    title: text.buy(works.length),
    about: text.aboutSwap(formatExactCurrency(price, quote), formatSymbol(quote.symbol)),
    planned: planSweep(order),
    createPlan: (paid) => createSweepPlan(order, paid),
    // The swap would bring more than the works cost.
    check: () => assertForSale(order, { isExact: true }),
  };
}

import { messages } from '../../../shared/message/messages.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { assertListed } from './assert-listed.ts';
import type { BuyOrder, Purchase } from './purchase-order.ts';
import { createWorkPlan, planWork } from './work-plan.ts';

/** The purchase of one work. */
export function toWorkPurchase(order: BuyOrder): Purchase {
  const { chain, account, token, quote, terms } = order;
  return {
    chain,
    account,
    market: token.market,
    quote,
    price: terms.price,
    title: messages.nftMarketWrite.title.buy,
    about: messages.nftMarketPay.about(formatExactCurrency(terms.price, quote)),
    planned: planWork(order),
    createPlan: (paid) => createWorkPlan(order, paid),
    check: () => assertListed(order),
  };
}

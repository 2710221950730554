import type { Address } from '../network/address.ts';
import type { Purchase } from './market-call.ts';
import type { Ask, Market } from './market.ts';
import { bookSale, pay, pull } from './payment.ts';
import { RefusedCall } from './refusal.ts';
import type { Split } from './split-price.ts';
import { closeAsk, findBid, requireKind, requireListing, type Step } from './step.ts';

const maximumSweep = 30;

/** What a sweep buys: listings in the order of the purchases, and all that the buyer pays, in raw units. */
export type SweepPlan = { readonly asks: readonly Ask[]; readonly total: bigint };

/**
 * Plans a sweep: a token is passed over that is gone, listed again, an auction, dearer than its most, the buyer's own,
 * has a bid of the buyer, or would exceed `maxTotal` with those before it. Amounts are raw units of the quote token.
 * Equal to the contract's (`IMarket.buyTokens`).
 */
export function planSweep(
  market: Pick<Market, 'asks' | 'bids'>,
  buyer: Address,
  purchases: readonly Purchase[],
  maxTotal: bigint,
): SweepPlan {
  const chosen = new Map<bigint, Ask>();
  let total = 0n;
  for (const { id, maxPrice, nonce } of purchases) {
    const ask = market.asks.get(id);
    if (ask === undefined || chosen.has(id) || ask.nonce !== nonce || ask.kind !== 'fixed') continue;
    if (ask.price > maxPrice || ask.seller === buyer || ask.price > maxTotal - total) continue;
    if (findBid(market, id, nonce, buyer) !== undefined) continue;
    chosen.set(id, ask);
    total += ask.price;
  }
  return { asks: [...chosen.values()], total };
}

/** Buys a token at its price, at most `maxPrice` in raw units; the listing is the one with the number. */
export function buyToken(step: Step, id: bigint, maxPrice: bigint, nonce: bigint, referrer: Address): void {
  const ask = requireListing(step, id, nonce);
  requireKind(ask, 'fixed');
  if (ask.price > maxPrice) throw new RefusedCall('Market_PriceTooHigh', ask.price, maxPrice);
  if (ask.seller === step.caller) throw new RefusedCall('Market_OwnTrade', step.caller);
  if (findBid(step, id, nonce, step.caller) !== undefined) {
    throw new RefusedCall('Market_HasBid', id, step.caller);
  }
  const split = bookPurchase(step, ask, referrer);
  pull(step, ask.price);
  finishPurchase(step, ask, split);
}

/** Buys what `planSweep` finds with one payment; a sweep has 1 to 30 purchases and buys one token at least. */
export function buyTokens(
  step: Step,
  purchases: readonly Purchase[],
  maxTotal: bigint,
  referrer: Address,
): void {
  const count = purchases.length;
  if (count === 0 || count > maximumSweep) throw new RefusedCall('Market_BadCount', BigInt(count));
  const { asks, total } = planSweep(step, step.caller, purchases, maxTotal);
  const sales = asks.map((ask) => ({ ask, split: bookPurchase(step, ask, referrer) }));
  if (sales.length === 0) throw new RefusedCall('Market_NothingBought');
  pull(step, total);
  for (const { ask, split } of sales) finishPurchase(step, ask, split);
}

function bookPurchase(step: Step, ask: Ask, referrer: Address): Split {
  closeAsk(step, ask, 'buy');
  return bookSale(step, { ...ask, buyer: step.caller, referrer });
}

function finishPurchase(step: Step, { id, seller }: Ask, split: Split): void {
  step.holders.set(id, step.caller);
  pay(step, seller, split);
}

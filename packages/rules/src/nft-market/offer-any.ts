import type { Address } from '../network/address.ts';
import { computeFeeBps } from './fee-terms.ts';
import { takeToken } from './list-token.ts';
import { type Offer, zeroAddress } from './market.ts';
import { bookSale, pay, pull, push } from './payment.ts';
import { RefusedCall } from './refusal.ts';
import { requireId, requirePrice, requireUnpaused, type Step } from './step.ts';

/** Offers for any tokens of the collection. */
export function offerAny(step: Step, price: bigint, count: bigint, until: bigint): void {
  requireUnpaused(step);
  requirePrice(price, 1n);
  const { caller: bidder } = step;
  if (count === 0n || until <= step.time) throw new RefusedCall('Market_BadOffer');
  if (step.offers.has(bidder)) throw new RefusedCall('Market_HasOffer', bidder);
  step.offers.set(bidder, { price, count, until });
  step.events.push({ eventName: 'OfferPlaced', args: { bidder, price, count, until } });
  pull(step, price * count);
}

/** Returns all that the caller's offer still holds, at any time. */
export function cancelOffer(step: Step): void {
  const { caller: bidder } = step;
  const offer = step.offers.get(bidder);
  if (offer === undefined) throw new RefusedCall('Market_NoOffer', bidder);
  step.offers.delete(bidder);
  const refunded = offer.price * offer.count;
  step.events.push({ eventName: 'OfferClosed', args: { bidder, refunded } });
  push(step, bidder, refunded);
}

/** Sells a token of the caller, which is not listed, to an offer. */
export function acceptOffer(step: Step, bidder: Address, id: bigint, minProceeds: bigint): void {
  requireId(id);
  const { caller: seller } = step;
  const offer = step.offers.get(bidder);
  if (offer === undefined || step.time >= offer.until) throw new RefusedCall('Market_NoOffer', bidder);
  if (bidder === seller) throw new RefusedCall('Market_OwnTrade', bidder);
  const left = takeOne(step, bidder, offer);
  step.events.push({ eventName: 'OfferTaken', args: { bidder, id, left } });
  const split = bookSale(step, {
    id,
    nonce: 0n,
    seller,
    buyer: bidder,
    price: offer.price,
    feeBps: computeFeeBps(step.terms, step.time),
    referrer: zeroAddress,
  });
  if (split.proceeds < minProceeds) {
    throw new RefusedCall('Market_ProceedsTooLow', split.proceeds, minProceeds);
  }
  takeToken(step, seller, bidder, id);
  pay(step, seller, split);
}

/** An offer that buys no more has ended. */
function takeOne({ offers }: Step, bidder: Address, offer: Offer): bigint {
  const count = offer.count - 1n;
  if (count === 0n) offers.delete(bidder);
  else offers.set(bidder, { ...offer, count });
  return count;
}

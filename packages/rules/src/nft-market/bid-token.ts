import type { Address } from '../network/address.ts';
import { computeClockAfterBid, computeFreeAt, isAuctionOver } from './auction-clock.ts';
import { type Ask, type Bid, zeroAddress } from './market.ts';
import { computeNextBid } from './next-bid.ts';
import { bookSale, pay, pull, push } from './payment.ts';
import { RefusedCall } from './refusal.ts';
import {
  closeAsk,
  closeBid,
  findBid,
  findLeading,
  requireAsk,
  requireBid,
  requireId,
  requireKind,
  requireListing,
  requireOwnAsk,
  requirePrice,
  requireUnpaused,
  type Step,
} from './step.ts';

/** Bids on a listing, in raw units; the bid that it beats in an auction is refunded, or becomes a credit. */
export function bidToken(step: Step, id: bigint, price: bigint, nonce: bigint): void {
  const { caller: bidder } = step;
  const ask = requireListing(step, id, nonce);
  if (ask.seller === bidder) throw new RefusedCall('Market_OwnTrade', bidder);
  if (findBid(step, id, nonce, bidder) !== undefined) throw new RefusedCall('Market_HasBid', id, bidder);
  const beaten = ask.kind === 'auction' ? findLeading(step, ask) : undefined;
  // The seller of an auction with a bid is bound, so others must be able to bid more.
  if (beaten === undefined) requireUnpaused(step);
  requirePrice(price, computeNextBid(ask, beaten?.price));
  if (beaten !== undefined) closeBid(step, beaten, 'outbid', beaten.price);
  const { endsAt } = moveEnd(step, ask);
  step.bids.push({ id, nonce, bidder, price, addedTime: step.time });
  step.events.push({ eventName: 'BidPlaced', args: { id, nonce, bidder, price, endsAt } });
  pull(step, price);
  if (beaten !== undefined) push(step, beaten.bidder, beaten.price);
}

/** Changes the price of the own bid to one in raw units; the difference is paid or returned. */
export function updateBidPrice(step: Step, id: bigint, nonce: bigint, price: bigint): void {
  const { caller: bidder } = step;
  const ask = requireListing(step, id, nonce);
  const bid = requireBid(step, id, nonce, bidder);
  requirePrice(price, computeNextBid(ask, bid.price));
  const { endsAt } = moveEnd(step, ask);
  step.bids = step.bids.map((other) => (other === bid ? { ...bid, price } : other));
  step.events.push({ eventName: 'BidPriced', args: { id, nonce, bidder, price, endsAt } });
  if (price < bid.price) return push(step, bidder, bid.price - price);
  if (ask.kind === 'fixed') requireUnpaused(step);
  pull(step, price - bid.price);
}

/** Withdraws a bid, also one of a past listing. */
export function cancelBidToken(step: Step, id: bigint, nonce: bigint): void {
  requireId(id);
  const bid = requireBid(step, id, nonce, step.caller);
  const ask = step.asks.get(id);
  if (ask?.nonce === nonce && ask.kind === 'auction') {
    const freeAt = computeFreeAt(ask.endsAt);
    if (step.time < freeAt) throw new RefusedCall('Market_BidLeads', id, freeAt);
  }
  closeBid(step, bid, 'cancel', bid.price);
  push(step, bid.bidder, bid.price);
}

/** Sells a token of the caller to a bid. */
export function sellTokenTo(step: Step, id: bigint, bidder: Address, minProceeds: bigint): void {
  const ask = requireOwnAsk(step, id);
  requireKind(ask, 'fixed');
  sellToBid(step, ask, requireBid(step, id, ask.nonce, bidder), 'accept', minProceeds);
}

/** Ends an auction that is over. */
export function settleAuction(step: Step, id: bigint): void {
  const ask = requireAsk(step, id);
  requireKind(ask, 'auction');
  if (!isAuctionOver(ask, step.time)) throw new RefusedCall('Market_AuctionNotOver', ask.endsAt);
  const leading = findLeading(step, ask);
  if (leading !== undefined) return sellToBid(step, ask, leading, 'settle', 0n);
  closeAsk(step, ask, 'unsold');
  step.holders.set(id, ask.seller);
}

function sellToBid(step: Step, ask: Ask, bid: Bid, reason: 'accept' | 'settle', minProceeds: bigint): void {
  closeBid(step, bid, reason, 0n);
  closeAsk(step, ask, reason);
  const sale = { ...ask, buyer: bid.bidder, price: bid.price, referrer: zeroAddress };
  const split = bookSale(step, sale);
  if (split.proceeds < minProceeds) {
    throw new RefusedCall('Market_ProceedsTooLow', split.proceeds, minProceeds);
  }
  step.holders.set(ask.id, bid.bidder);
  pay(step, ask.seller, split);
}

/** A bid on an auction, before its end, may move the end. */
function moveEnd(step: Step, ask: Ask): Ask {
  if (ask.kind === 'fixed') return ask;
  if (isAuctionOver(ask, step.time)) throw new RefusedCall('Market_AuctionOver', ask.endsAt);
  const moved = { ...ask, ...computeClockAfterBid(ask, step.time) };
  step.asks.set(ask.id, moved);
  return moved;
}

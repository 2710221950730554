import type { Address } from '../network/address.ts';
import type { MarketEvent } from './market-event.ts';
import type { Ask, Bid, Market, MarketPlace, Offer, RoyaltyTerms } from './market.ts';
import type { FeeTerms } from './fee-terms.ts';
import { RefusedCall } from './refusal.ts';

/** A market while a call changes it: its caller, the time of its block in chain seconds, and the events so far. */
export type Step = {
  readonly caller: Address;
  readonly time: bigint;
  readonly events: MarketEvent[];
  readonly place: MarketPlace;
  terms: FeeTerms;
  isPaused: boolean;
  readonly asks: Map<bigint, Ask>;
  readonly nonces: Map<bigint, bigint>;
  bids: Bid[];
  readonly offers: Map<Address, Offer>;
  readonly credits: Map<Address, bigint>;
  fees: bigint;
  readonly balances: Map<Address, bigint>;
  readonly unpayable: ReadonlySet<Address>;
  readonly holders: Map<bigint, Address>;
  readonly approving: ReadonlySet<Address>;
  readonly royalties: ReadonlyMap<bigint, RoyaltyTerms>;
};

/** Copies a market for a call. */
export function createStep(market: Market, caller: Address, time: bigint): Step {
  return {
    ...market,
    caller,
    time,
    events: [],
    asks: new Map(market.asks),
    nonces: new Map(market.nonces),
    bids: [...market.bids],
    offers: new Map(market.offers),
    credits: new Map(market.credits),
    balances: new Map(market.balances),
    holders: new Map(market.holders),
  };
}

/** The market after a call. */
export function toMarket({ caller: _caller, time: _time, events: _events, ...market }: Step): Market {
  return market;
}

/** Refuses a call in a pause: `Market_Paused`. */
export function requireUnpaused({ isPaused }: Step): void {
  if (isPaused) throw new RefusedCall('Market_Paused');
}

/** Refuses a price below the least one, both in raw units: `Market_PriceTooLow`. */
export function requirePrice(price: bigint, least: bigint): void {
  if (price < least) throw new RefusedCall('Market_PriceTooLow', price, least);
}

/** Refuses an id of more than 32 bits: `Market_BadId`. */
export function requireId(id: bigint): void {
  if (id >> 32n !== 0n) throw new RefusedCall('Market_BadId', id);
}

/** The open listing of a token; without one the call is refused: `Market_NotListed`. */
export function requireAsk({ asks }: Step, id: bigint): Ask {
  const ask = asks.get(id);
  if (ask === undefined) throw new RefusedCall('Market_NotListed', id);
  return ask;
}

/** The open listing of a token with a number: else `Market_NotListed` or `Market_WrongNonce`. */
export function requireListing(step: Step, id: bigint, nonce: bigint): Ask {
  const ask = requireAsk(step, id);
  if (ask.nonce !== nonce) throw new RefusedCall('Market_WrongNonce', id, ask.nonce);
  return ask;
}

/** The caller's own listing of a token: else `Market_NotListed` or `Market_NotSeller`. */
export function requireOwnAsk(step: Step, id: bigint): Ask {
  const ask = requireAsk(step, id);
  if (ask.seller !== step.caller) throw new RefusedCall('Market_NotSeller', id, step.caller);
  return ask;
}

/** The caller's own listing of a token, unless a bid on an auction binds it (`Market_AuctionHasBid`). */
export function requireFreeAsk(step: Step, id: bigint): Ask {
  const ask = requireOwnAsk(step, id);
  if (ask.kind === 'auction' && findLeading(step, ask) !== undefined) {
    throw new RefusedCall('Market_AuctionHasBid', id);
  }
  return ask;
}

/** Refuses a listing of the other kind: `Market_WrongKind`. */
export function requireKind({ id, kind }: Ask, wanted: Ask['kind']): void {
  if (kind !== wanted) throw new RefusedCall('Market_WrongKind', id, kind);
}

/** The bid of an account on a listing, open or past. */
export function findBid({ bids }: Pick<Market, 'bids'>, id: bigint, nonce: bigint, bidder: Address) {
  return bids.find((bid) => bid.id === id && bid.nonce === nonce && bid.bidder === bidder);
}

/** The bid of an account on a listing; without one the call is refused: `Market_NoBid`. */
export function requireBid(step: Step, id: bigint, nonce: bigint, bidder: Address): Bid {
  const bid = findBid(step, id, nonce, bidder);
  if (bid === undefined) throw new RefusedCall('Market_NoBid', id, nonce, bidder);
  return bid;
}

/** The leading bid of an auction. */
export function findLeading({ bids }: Pick<Market, 'bids'>, { id, nonce }: Ask): Bid | undefined {
  return bids.find((bid) => bid.id === id && bid.nonce === nonce);
}

/** A listing ends; its bids stay. */
export function closeAsk(
  step: Step,
  { id, nonce }: Ask,
  reason: 'cancel' | 'transfer' | 'buy' | 'accept' | 'settle' | 'unsold',
) {
  step.asks.delete(id);
  step.events.push({ eventName: 'AskClosed', args: { id, nonce, reason } });
}

/** A bid ends; what becomes of its amount is the caller's part. */
export function closeBid(
  step: Step,
  bid: Bid,
  reason: 'cancel' | 'accept' | 'settle' | 'outbid',
  refunded: bigint,
) {
  step.bids = step.bids.filter((other) => other !== bid);
  const { id, nonce, bidder } = bid;
  step.events.push({ eventName: 'BidClosed', args: { id, nonce, bidder, reason, refunded } });
}

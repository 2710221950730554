import type { Address } from '../network/address.ts';
import type { AuctionClock } from './auction-clock.ts';
import type { FeeTerms } from './fee-terms.ts';
import type { AskKind } from './next-bid.ts';

/** An open listing. Prices are raw units of the quote token, times chain seconds; `endsAt` is 0 at a fixed price. */
export type Ask = AuctionClock & {
  readonly id: bigint;
  /** Number of the listing among those of the token, from 1. */
  readonly nonce: bigint;
  readonly seller: Address;
  readonly kind: AskKind;
  /** The least first bid of an auction. */
  readonly price: bigint;
  readonly feeBps: bigint;
  readonly openedAt: bigint;
};

/** A bid, whose price the market holds; its listing may be past. An auction has one, the leading one. */
export type Bid = {
  readonly id: bigint;
  readonly nonce: bigint;
  readonly bidder: Address;
  readonly price: bigint;
  readonly addedTime: bigint;
};

/** An offer for any tokens; the market holds the price of each that it still buys. */
export type Offer = {
  readonly price: bigint;
  readonly count: bigint;
  /** Chain seconds from which it cannot be accepted. */
  readonly until: bigint;
};

/** The contracts around a market. */
export type MarketPlace = {
  readonly market: Address;
  readonly collection: Address;
  readonly quoteToken: Address;
  readonly factory: Address;
};

/** The royalty that the collection names for a token: so many basis points of a price. */
export type RoyaltyTerms = { readonly receiver: Address; readonly bps: bigint };

/**
 * A market with what its calls read outside of it, as plain values. Addresses have the spelling of `toAddressKey`,
 * amounts are raw units of the quote token.
 */
export type Market = {
  readonly place: MarketPlace;
  readonly terms: FeeTerms;
  readonly isPaused: boolean;
  readonly asks: ReadonlyMap<bigint, Ask>;
  /** The number of the last listing, open or not, by token; none where it was never listed. */
  readonly nonces: ReadonlyMap<bigint, bigint>;
  readonly bids: readonly Bid[];
  readonly offers: ReadonlyMap<Address, Offer>;
  readonly credits: ReadonlyMap<Address, bigint>;
  /** Fees that were not swept. */
  readonly fees: bigint;
  /** Balances of the quote token. Every account allows the market to take its whole balance. */
  readonly balances: ReadonlyMap<Address, bigint>;
  /** Accounts to which the quote token pays nothing. */
  readonly unpayable: ReadonlySet<Address>;
  /** Holders of the collection's tokens. */
  readonly holders: ReadonlyMap<bigint, Address>;
  /** Accounts that approve the market for all of their tokens. */
  readonly approving: ReadonlySet<Address>;
  readonly royalties: ReadonlyMap<bigint, RoyaltyTerms>;
};

/** The account that is none. */
export const zeroAddress: Address = '0x0000000000000000000000000000000000000000';

/** A market that was just created: nothing is listed. The fee is in basis points. */
export function createMarket(place: MarketPlace, feeBps: bigint): Market {
  return {
    place,
    terms: { feeBps, nextFeeBps: feeBps, nextFeeAt: 0n },
    isPaused: false,
    asks: new Map(),
    nonces: new Map(),
    bids: [],
    offers: new Map(),
    credits: new Map(),
    fees: 0n,
    balances: new Map(),
    unpayable: new Set(),
    holders: new Map(),
    approving: new Set(),
    royalties: new Map(),
  };
}

/**
 * What a market owes, in raw units: all bids, offers, credits and fees that were not swept. Its balance is this amount
 * and gifts.
 */
export function computeOwed({ bids, offers, credits, fees }: Market): bigint {
  let owed = fees;
  for (const { price } of bids) owed += price;
  for (const { price, count } of offers.values()) owed += price * count;
  for (const amount of credits.values()) owed += amount;
  return owed;
}

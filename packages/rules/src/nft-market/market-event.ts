import type { Address } from '../network/address.ts';
import type { AskKind } from './next-bid.ts';

/** Why a listing or a bid ended, in the order of the contract's numbers. */
export const closeReasons = ['cancel', 'transfer', 'buy', 'accept', 'settle', 'unsold', 'outbid'] as const;
export type CloseReason = (typeof closeReasons)[number];

type Named<Name extends string, Values> = { readonly eventName: Name; readonly args: Readonly<Values> };
type OfListing = { id: bigint; nonce: bigint };
type OfBid = OfListing & { bidder: Address };

/** The events of a market, with the names and values of the contract's; kinds and reasons are words. */
export type MarketEvent =
  | Named<
      'AskOpened',
      OfListing & { seller: Address; kind: AskKind; price: bigint; endsAt: bigint; feeBps: bigint }
    >
  | Named<'AskPriced', OfListing & { price: bigint }>
  | Named<'AskClosed', OfListing & { reason: CloseReason }>
  | Named<'BidPlaced' | 'BidPriced', OfBid & { price: bigint; endsAt: bigint }>
  | Named<'BidClosed', OfBid & { reason: CloseReason; refunded: bigint }>
  | Named<'Traded', Trade>
  | Named<'OfferPlaced', { bidder: Address; price: bigint; count: bigint; until: bigint }>
  | Named<'OfferTaken', { bidder: Address; id: bigint; left: bigint }>
  | Named<'OfferClosed', { bidder: Address; refunded: bigint }>
  | Named<'FeeProposed', { feeBps: bigint; activeAt: bigint }>
  | Named<'FeesSwept', { amount: bigint }>
  | Named<'ListingsPaused', { isPaused: boolean }>
  | Named<'Credited', { account: Address; amount: bigint }>
  | Named<'PendingWithdrawn', { account: Address; to: Address; amount: bigint }>;

/** A sale. Accounts that get nothing are the zero address. */
type Trade = OfListing & {
  seller: Address;
  buyer: Address;
  price: bigint;
  fee: bigint;
  royaltyTo: Address;
  royalty: bigint;
  referrer: Address;
  referral: bigint;
};

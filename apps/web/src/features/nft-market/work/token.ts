import { type Address, isSameAddress } from '@tradewind/rules/network/address';

/** An NFT of a collection, with the market of its collection. */
export interface MarketToken {
  readonly market: Address;
  readonly collection: Address;
  readonly tokenId: bigint;
}

/** An open listing as its market has it; times are chain seconds. */
export interface Ask {
  readonly nonce: number;
  readonly seller: Address;
  readonly kind: 'fixed' | 'auction';
  /** Raw units of the quote token; the least first bid of an auction. */
  readonly price: bigint;
  readonly feeBps: bigint;
  readonly endsAt: bigint;
  readonly bidCount: number;
}

/** An open bid on the open listing. */
export interface Bid {
  readonly bidder: Address;
  readonly price: bigint;
  readonly addedAt: bigint;
}

/** What a chain says of an NFT at one block. */
export interface TokenState {
  /** Who has it; the market of a listed one. Undefined where the collection does not answer: it may be burned. */
  readonly holder: Address | undefined;
  /** Undefined where it is not listed. */
  readonly ask: Ask | undefined;
  /** The first 40, in the order of their times. */
  readonly bids: readonly Bid[];
  /** The account's open bid on the open listing. */
  readonly ownBid: bigint | undefined;
  /** Whether the market may take it. */
  readonly isApproved: boolean;
  /** Whether the market takes no new listings, bids and offers. */
  readonly isPaused: boolean;
}

/** The seller of a listed NFT, else its holder. */
export function findOwner({ ask, holder }: Pick<TokenState, 'ask' | 'holder'>): Address | undefined {
  return ask?.seller ?? holder;
}

/** The bid that leads an auction; undefined where it has none. */
export function findLeadingBid({ ask, bids }: Pick<TokenState, 'ask' | 'bids'>): Bid | undefined {
  return ask?.kind === 'auction' ? bids[0] : undefined;
}

/** The open bid of an account among the read ones; `unread` where it may be behind the first 40. */
export function findOwnBid(
  ask: Pick<Ask, 'bidCount'>,
  bids: readonly Bid[],
  account: Address,
): bigint | 'unread' | undefined {
  const own = bids.find(({ bidder }) => isSameAddress(bidder, account));
  if (own !== undefined) return own.price;
  return bids.length < ask.bidCount ? 'unread' : undefined;
}

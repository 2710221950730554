import { bigint, boolean, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { eventTable } from '../column/event-table.ts';
import { hexBytes } from '../column/hex-bytes.ts';
import { uint256 } from '../column/uint256.ts';
import { wholeNumber } from '../column/whole-number.ts';
import { chainSchema } from '../schemas.ts';

/** How a listing sells: at its price, or to the highest bid at its end. In the order of `IMarket.Kind`. */
export const askKinds = ['fixed', 'auction'] as const;
export type AskKind = (typeof askKinds)[number];

/** Why a listing or a bid ended, in the order of `IMarket.Reason`; only a bid is outbid. */
export const endReasons = ['cancel', 'transfer', 'buy', 'accept', 'settle', 'unsold', 'outbid'] as const;
export type EndReason = (typeof endReasons)[number];

/** Ids, numbers of listings, times and rates have at most 40 bits: the contracts bound them. */
const count = (name: string) => bigint(name, { mode: 'number' });

/** A market and a token of its collection. */
const tokenColumns = { market: hexBytes('market').notNull(), tokenId: count('token_id').notNull() };
/** A listing of a token, by its number from 1. */
const askColumns = { ...tokenColumns, nonce: count('nonce').notNull() };
const workColumns = { collection: hexBytes('collection').notNull(), tokenId: count('token_id').notNull() };

/** A market of a collection. Rates are basis points, amounts raw units of the token in which markets are paid. */
export const marketCreatedTable = eventTable('nft_market_created', {
  number: integer('number').notNull(),
  market: hexBytes('market').notNull(),
  collection: hexBytes('collection').notNull(),
  feeBps: integer('fee_bps').notNull(),
});

/** A mint of a work by its creator; the name is the hash of its bytes, a dot and an ending. */
export const nftMintedTable = eventTable('nft_minted', {
  ...workColumns,
  recipient: hexBytes('recipient').notNull(),
  creator: hexBytes('creator').notNull(),
  fileName: text('file_name').notNull(),
  royaltyBps: integer('royalty_bps').notNull(),
});

export const royaltyLoweredTable = eventTable('nft_royalty_lowered', {
  ...workColumns,
  royaltyBps: integer('royalty_bps').notNull(),
});

/**
 * A transfer of a token of a collection with a market, of an id that a market takes (below 2³²): from the zero address
 * for a mint, to it for a burn.
 */
export const workTransferTable = eventTable('nft_market_transfer', {
  ...workColumns,
  sender: hexBytes('sender').notNull(),
  recipient: hexBytes('recipient').notNull(),
});

/** A listing. The price of an auction is its least first bid; its end is in chain seconds, 0 at a fixed price. */
export const askOpenedTable = eventTable('nft_ask_opened', {
  ...askColumns,
  seller: hexBytes('seller').notNull(),
  kind: text('kind').$type<AskKind>().notNull(),
  price: uint256('price').notNull(),
  endsAt: count('ends_at').notNull(),
  feeBps: integer('fee_bps').notNull(),
});

export const askPricedTable = eventTable('nft_ask_priced', {
  ...askColumns,
  price: uint256('price').notNull(),
});

export const askClosedTable = eventTable('nft_ask_closed', {
  ...askColumns,
  reason: text('reason').$type<EndReason>().notNull(),
});

/** A bid; `endsAt` is the end of its auction from then on, 0 at a fixed price. */
export const bidPlacedTable = eventTable('nft_bid_placed', {
  ...askColumns,
  bidder: hexBytes('bidder').notNull(),
  price: uint256('price').notNull(),
  endsAt: count('ends_at').notNull(),
});

export const bidPricedTable = eventTable('nft_bid_priced', {
  ...askColumns,
  bidder: hexBytes('bidder').notNull(),
  price: uint256('price').notNull(),
  endsAt: count('ends_at').notNull(),
});

/** The end of a bid; nothing is refunded of one that bought the token. */
export const bidClosedTable = eventTable('nft_bid_closed', {
  ...askColumns,
  bidder: hexBytes('bidder').notNull(),
  reason: text('reason').$type<EndReason>().notNull(),
  refunded: uint256('refunded').notNull(),
});

/** A sale; the number of the listing is 0 when an offer bought the token. The fee has the referrer's part. */
export const tradedTable = eventTable('nft_traded', {
  ...askColumns,
  seller: hexBytes('seller').notNull(),
  buyer: hexBytes('buyer').notNull(),
  price: uint256('price').notNull(),
  fee: uint256('fee').notNull(),
  royaltyTo: hexBytes('royalty_to').notNull(),
  royalty: uint256('royalty').notNull(),
  referrer: hexBytes('referrer').notNull(),
  referral: uint256('referral').notNull(),
});

/** An offer for any tokens of the collection; `until` is the time from which none can be sold to it. */
export const offerPlacedTable = eventTable('nft_offer_placed', {
  market: hexBytes('market').notNull(),
  bidder: hexBytes('bidder').notNull(),
  price: uint256('price').notNull(),
  count: integer('count').notNull(),
  until: count('until').notNull(),
});

/** A token was sold to an offer, which buys so many more. */
export const offerTakenTable = eventTable('nft_offer_taken', {
  ...tokenColumns,
  bidder: hexBytes('bidder').notNull(),
  leftCount: integer('left_count').notNull(),
});

export const offerClosedTable = eventTable('nft_offer_closed', {
  market: hexBytes('market').notNull(),
  bidder: hexBytes('bidder').notNull(),
  refunded: uint256('refunded').notNull(),
});

/** The fee of listings from a time on. */
export const marketFeeProposedTable = eventTable('nft_market_fee_proposed', {
  market: hexBytes('market').notNull(),
  feeBps: integer('fee_bps').notNull(),
  activeAt: count('active_at').notNull(),
});

export const marketFeesSweptTable = eventTable('nft_market_fees_swept', {
  market: hexBytes('market').notNull(),
  amount: uint256('amount').notNull(),
});

export const listingsPausedTable = eventTable('nft_market_paused', {
  market: hexBytes('market').notNull(),
  isPaused: boolean('is_paused').notNull(),
});

/** A payment that failed, or a referrer's part of a fee: it waits in the market. */
export const marketCreditedTable = eventTable('nft_market_credited', {
  market: hexBytes('market').notNull(),
  account: hexBytes('account').notNull(),
  amount: uint256('amount').notNull(),
});

export const marketCreditWithdrawnTable = eventTable('nft_market_credit_withdrawn', {
  market: hexBytes('market').notNull(),
  account: hexBytes('account').notNull(),
  recipient: hexBytes('recipient').notNull(),
  amount: uint256('amount').notNull(),
});

/** A market with its terms and its sums. The fee of a listing is `nextFeeBps` from `nextFeeAt` (chain seconds) on. */
export const marketTable = chainSchema.table(
  'nft_market',
  {
    chainId: integer('chain_id').notNull(),
    address: hexBytes('address').notNull(),
    number: integer('number').notNull(),
    collection: hexBytes('collection').notNull(),
    feeBps: integer('fee_bps').notNull(),
    nextFeeBps: integer('next_fee_bps').notNull(),
    nextFeeAt: count('next_fee_at').notNull(),
    isPaused: boolean('is_paused').notNull(),
    /** Open listings, and open offers. */
    askCount: integer('ask_count').notNull(),
    offerCount: integer('offer_count').notNull(),
    tradeCount: integer('trade_count').notNull(),
    /** Of all sales: prices, fees with the referrers' parts, and royalties; then the fees that were swept. */
    volume: wholeNumber('volume').notNull(),
    fees: wholeNumber('fees').notNull(),
    royalties: wholeNumber('royalties').notNull(),
    sweptFees: wholeNumber('swept_fees').notNull(),
    createdBlockNumber: count('created_block_number').notNull(),
    createdAt: count('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
);

/** Listed: in its market. In a wallet: of any account, also of the contract of staking: `nft_token` has its owner. */
export type WorkPlace = 'market' | 'wallet' | 'burned';

/**
 * A token of a collection with a market, or a work of the artists' collection, from its first event on. Its owner is
 * the owner of record: of a listed token the seller, of a burned one the zero address.
 */
export const artworkTable = chainSchema.table(
  'nft_artwork',
  {
    chainId: integer('chain_id').notNull(),
    ...workColumns,
    owner: hexBytes('owner').notNull(),
    place: text('place').$type<WorkPlace>().notNull(),
    /** Chain seconds of its arrival there. */
    since: count('since').notNull(),
    tradeCount: integer('trade_count').notNull(),
    /** Of a work of the artists' collection; null of a token of another one. */
    creator: hexBytes('creator'),
    fileName: text('file_name'),
    royaltyBps: integer('royalty_bps'),
    mintedAt: count('minted_at'),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.collection, table.tokenId] })],
);

/** A listing, also a past one; its end is that of the last bid. */
export const askTable = chainSchema.table(
  'nft_ask',
  {
    chainId: integer('chain_id').notNull(),
    ...askColumns,
    seller: hexBytes('seller').notNull(),
    kind: text('kind').$type<AskKind>().notNull(),
    price: uint256('price').notNull(),
    feeBps: integer('fee_bps').notNull(),
    endsAt: count('ends_at').notNull(),
    openedAt: count('opened_at').notNull(),
    state: text('state').$type<EndReason | 'open'>().notNull(),
    /** Null while it is open. */
    closedAt: count('closed_at'),
    /** Bids whose money is in the market, also after the listing ended. */
    bidCount: integer('bid_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.market, table.tokenId, table.nonce] })],
);

/** The last bid of an account on a listing. An open one of a past listing can only be withdrawn. */
export const bidTable = chainSchema.table(
  'nft_bid',
  {
    chainId: integer('chain_id').notNull(),
    ...askColumns,
    bidder: hexBytes('bidder').notNull(),
    price: uint256('price').notNull(),
    addedAt: count('added_at').notNull(),
    state: text('state').$type<EndReason | 'open'>().notNull(),
    closedAt: count('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.market, table.tokenId, table.nonce, table.bidder] }),
  ],
);

/** An offer that buys more, also one whose time is over: its money is in the market. */
export const offerTable = chainSchema.table(
  'nft_offer',
  {
    chainId: integer('chain_id').notNull(),
    market: hexBytes('market').notNull(),
    bidder: hexBytes('bidder').notNull(),
    price: uint256('price').notNull(),
    count: integer('count').notNull(),
    until: count('until').notNull(),
    placedAt: count('placed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.market, table.bidder] })],
);

/** What waits in a market for an account. */
export const marketCreditTable = chainSchema.table(
  'nft_market_credit',
  {
    chainId: integer('chain_id').notNull(),
    market: hexBytes('market').notNull(),
    account: hexBytes('account').notNull(),
    amount: wholeNumber('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.market, table.account] })],
);

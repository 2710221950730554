import { bigint, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { eventTable } from '../column/event-table.ts';
import { hexBytes } from '../column/hex-bytes.ts';
import { uint256 } from '../column/uint256.ts';
import { chainSchema } from '../schemas.ts';

const tokenColumns = {
  collection: hexBytes('collection').notNull(),
  tokenId: uint256('token_id').notNull(),
};

/** A stake of a token; the contract bounds its weight and its time (chain seconds). */
export const nftStakedTable = eventTable('nft_staked', {
  account: hexBytes('account').notNull(),
  ...tokenColumns,
  weight: bigint('weight', { mode: 'number' }).notNull(),
  activeAt: bigint('active_at', { mode: 'number' }).notNull(),
});

/** The return of a token to the account that staked it. */
export const nftUnstakedTable = eventTable('nft_unstaked', {
  account: hexBytes('account').notNull(),
  ...tokenColumns,
});

/** The end of a stake of a token that its collection burned or gave away; of no transaction of the account. */
export const nftLostTable = eventTable('nft_lost', {
  account: hexBytes('account').notNull(),
  ...tokenColumns,
});

/** The terms of a collection for later stakes. The root is zero where all its tokens count the same. */
export const collectionAllowedTable = eventTable('nft_collection_allowed', {
  collection: hexBytes('collection').notNull(),
  weight: bigint('weight', { mode: 'number' }).notNull(),
  rarityRoot: hexBytes('rarity_root').notNull(),
});

/** A collection takes no more stakes. */
export const collectionRemovedTable = eventTable('nft_collection_removed', {
  collection: hexBytes('collection').notNull(),
});

/** A transfer of a token of a followed collection, from the zero address for a mint, to it for a burn. */
export const nftTransferTable = eventTable('nft_transfer', {
  ...tokenColumns,
  sender: hexBytes('sender').notNull(),
  recipient: hexBytes('recipient').notNull(),
});

/** In this order the staked tokens of an account come first. */
export type NftPlace = 'staked' | 'wallet';

/**
 * A token by its last events; without a row: burned, lost without a transfer, or not moved since its collection is
 * followed. Its owner is the
 * owner of record: of a staked token the account that staked it.
 */
export const nftTokenTable = chainSchema.table(
  'nft_token',
  {
    chainId: integer('chain_id').notNull(),
    ...tokenColumns,
    owner: hexBytes('owner').notNull(),
    place: text('place').$type<NftPlace>().notNull(),
    /** Of the stake; null in a wallet. */
    weight: bigint('weight', { mode: 'number' }),
    /** Chain seconds from which the stake counts; null in a wallet. */
    activeAt: bigint('active_at', { mode: 'number' }),
    /** Chain seconds of the arrival at this place. */
    since: bigint('since', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.collection, table.tokenId] })],
);

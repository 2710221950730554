import { bigint, boolean, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { uint256 } from '../column/uint256.ts';
import { chainSchema } from '../schemas.ts';

/** What every event row begins with; the first three columns are its key. */
const eventColumns = {
  chainId: integer('chain_id').notNull(),
  blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
  logIndex: integer('log_index').notNull(),
  blockHash: hexBytes('block_hash').notNull(),
  blockTimestamp: bigint('block_timestamp', { mode: 'number' }).notNull(),
  txHash: hexBytes('tx_hash').notNull(),
};

export const pairCreatedTable = chainSchema.table(
  'pair_created',
  {
    ...eventColumns,
    token0: hexBytes('token0').notNull(),
    token1: hexBytes('token1').notNull(),
    pool: hexBytes('pool').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

export const syncTable = chainSchema.table(
  'sync',
  {
    ...eventColumns,
    pool: hexBytes('pool').notNull(),
    reserve0: uint256('reserve0').notNull(),
    reserve1: uint256('reserve1').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** `account` sent the transaction; `volumeUsdE18` is null while neither token had a known price. */
export const swapTable = chainSchema.table(
  'swap',
  {
    ...eventColumns,
    pool: hexBytes('pool').notNull(),
    account: hexBytes('account').notNull(),
    sender: hexBytes('sender').notNull(),
    recipient: hexBytes('recipient').notNull(),
    amount0In: uint256('amount0_in').notNull(),
    amount1In: uint256('amount1_in').notNull(),
    amount0Out: uint256('amount0_out').notNull(),
    amount1Out: uint256('amount1_out').notNull(),
    volumeUsdE18: uint256('volume_usd_e18'),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

export const mintTable = chainSchema.table(
  'mint',
  {
    ...eventColumns,
    pool: hexBytes('pool').notNull(),
    account: hexBytes('account').notNull(),
    sender: hexBytes('sender').notNull(),
    amount0: uint256('amount0').notNull(),
    amount1: uint256('amount1').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

export const burnTable = chainSchema.table(
  'burn',
  {
    ...eventColumns,
    pool: hexBytes('pool').notNull(),
    account: hexBytes('account').notNull(),
    sender: hexBytes('sender').notNull(),
    recipient: hexBytes('recipient').notNull(),
    amount0: uint256('amount0').notNull(),
    amount1: uint256('amount1').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** Protocol shares that went from the factory to the treasury. */
export const sharesCollectedTable = chainSchema.table(
  'shares_collected',
  {
    ...eventColumns,
    pool: hexBytes('pool').notNull(),
    treasury: hexBytes('treasury').notNull(),
    shares: uint256('shares').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** Of every token of a pool; what the contract does not answer sensibly is null. */
export const tokenTable = chainSchema.table(
  'token',
  {
    chainId: integer('chain_id').notNull(),
    address: hexBytes('address').notNull(),
    name: text('name'),
    symbol: text('symbol'),
    decimals: smallint('decimals'),
    isListed: boolean('is_listed').notNull(),
    createdBlockNumber: bigint('created_block_number', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
);

/** `tvlUsdE18` is null when no listed token of the pool has a known price. */
export const poolTable = chainSchema.table(
  'pool',
  {
    chainId: integer('chain_id').notNull(),
    address: hexBytes('address').notNull(),
    token0: hexBytes('token0').notNull(),
    token1: hexBytes('token1').notNull(),
    createdBlockNumber: bigint('created_block_number', { mode: 'number' }).notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    reserve0: uint256('reserve0').notNull(),
    reserve1: uint256('reserve1').notNull(),
    reserveBlockNumber: bigint('reserve_block_number', { mode: 'number' }),
    tvlUsdE18: uint256('tvl_usd_e18'),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
);

/** Sums of the swaps of one pool in one hour; `hour` is its first second. */
export const poolHourTable = chainSchema.table(
  'pool_hour',
  {
    chainId: integer('chain_id').notNull(),
    pool: hexBytes('pool').notNull(),
    hour: bigint('hour', { mode: 'number' }).notNull(),
    volume0: uint256('volume0').notNull(),
    volume1: uint256('volume1').notNull(),
    volumeUsdE18: uint256('volume_usd_e18').notNull(),
    swapCount: integer('swap_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.pool, table.hour] })],
);

/** Sums of the last 24 hours by the checkpoint's time; a pool without a swap has no row. */
export const poolVolume24hView = chainSchema
  .view('pool_volume_24h', {
    chainId: integer('chain_id').notNull(),
    pool: hexBytes('pool').notNull(),
    volumeUsdE18: uint256('volume_usd_e18').notNull(),
    swapCount: integer('swap_count').notNull(),
  })
  .existing();

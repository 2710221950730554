import { bigint, boolean, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { eventTable } from '../column/event-table.ts';
import { hexBytes } from '../column/hex-bytes.ts';
import { uint256 } from '../column/uint256.ts';
import { wholeNumber } from '../column/whole-number.ts';
import { chainSchema } from '../schemas.ts';

export const pairCreatedTable = eventTable('pair_created', {
  token0: hexBytes('token0').notNull(),
  token1: hexBytes('token1').notNull(),
  pool: hexBytes('pool').notNull(),
});

/**
 * `seconds` to `reserve1Sum` are sums over the pool's history before this row, of the time in which neither reserve was empty: of seconds, and of
 * seconds times price (the other reserve per reserve, × 10^36) or reserve.
 */
export const syncTable = eventTable('sync', {
  pool: hexBytes('pool').notNull(),
  reserve0: uint256('reserve0').notNull(),
  reserve1: uint256('reserve1').notNull(),
  seconds: bigint('seconds', { mode: 'number' }).notNull().default(0),
  price0Sum: wholeNumber('price0_sum').notNull().default(0n),
  price1Sum: wholeNumber('price1_sum').notNull().default(0n),
  reserve0Sum: wholeNumber('reserve0_sum').notNull().default(0n),
  reserve1Sum: wholeNumber('reserve1_sum').notNull().default(0n),
});

/**
 * `account` sent the transaction; `volumeUsdE18` is null while neither token had a known price. The last two columns count the pool's swaps up to this
 * one, and sum their known volumes.
 */
export const swapTable = eventTable('swap', {
  pool: hexBytes('pool').notNull(),
  account: hexBytes('account').notNull(),
  sender: hexBytes('sender').notNull(),
  recipient: hexBytes('recipient').notNull(),
  amount0In: uint256('amount0_in').notNull(),
  amount1In: uint256('amount1_in').notNull(),
  amount0Out: uint256('amount0_out').notNull(),
  amount1Out: uint256('amount1_out').notNull(),
  volumeUsdE18: uint256('volume_usd_e18'),
  volumeUsdSumE18: uint256('volume_usd_sum_e18').notNull().default(0n),
  poolSwapCount: bigint('pool_swap_count', { mode: 'number' }).notNull().default(0),
});

export const mintTable = eventTable('mint', {
  pool: hexBytes('pool').notNull(),
  account: hexBytes('account').notNull(),
  sender: hexBytes('sender').notNull(),
  amount0: uint256('amount0').notNull(),
  amount1: uint256('amount1').notNull(),
});

export const burnTable = eventTable('burn', {
  pool: hexBytes('pool').notNull(),
  account: hexBytes('account').notNull(),
  sender: hexBytes('sender').notNull(),
  recipient: hexBytes('recipient').notNull(),
  amount0: uint256('amount0').notNull(),
  amount1: uint256('amount1').notNull(),
});

/** Protocol shares that went from the factory to the treasury. */
export const sharesCollectedTable = eventTable('shares_collected', {
  pool: hexBytes('pool').notNull(),
  treasury: hexBytes('treasury').notNull(),
  shares: uint256('shares').notNull(),
});

/**
 * Of every token of a pool; what the contract does not answer sensibly is null. The last four columns are sums over its pools in their current rows, as those
 * of the chain are (`market_total`): a pool counts for both of its tokens.
 */
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
    tvlUsdE18: uint256('tvl_usd_e18').notNull().default(0n),
    valuedPoolCount: integer('valued_pool_count').notNull().default(0),
    volume24hUsdE18: uint256('volume_24h_usd_e18').notNull().default(0n),
    swapCount24h: bigint('swap_count_24h', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
);

/**
 * `tvlUsdE18` is null when no listed token of the pool has a known price, a volume when there were swaps and none had a known value. Volumes are of the time
 * up to the checkpoint, TVL and fee APR of the last moment at which the pool was valued; `valuedAt` is when one of them last changed (chain seconds), `dueAt` when
 * one is to be computed again: 0 at once, null never. `isFunded` says whether it held more than dust when it last changed: only then it is valued again as time passes and in the snapshot.
 * `totalSupply` and `rootKLast` are what the pair stores. `place` is the place of the pool in the factory's order (`allPairs`), from 0,
 * `snapshotPlace` where in the order in which pools first held something of both tokens; null before.
 */
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
    totalSupply: uint256('total_supply').notNull().default(0n),
    rootKLast: uint256('root_k_last').notNull().default(0n),
    tvlUsdE18: uint256('tvl_usd_e18'),
    volume24hUsdE18: uint256('volume_24h_usd_e18').default(0n),
    volume7dUsdE18: uint256('volume_7d_usd_e18').default(0n),
    swapCount24h: integer('swap_count_24h').notNull().default(0),
    feeAprBps: uint256('fee_apr_bps'),
    place: integer('place'),
    valuedAt: bigint('valued_at', { mode: 'number' }),
    dueAt: bigint('due_at', { mode: 'number' }).default(0),
    isFunded: boolean('is_funded').notNull().default(false),
    snapshotPlace: integer('snapshot_place'),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
);

/**
 * What lists of pools are found and sorted by beside the pool's own columns, in lower case: written once for each pool, so that finding costs
 * a change of reserves nothing. `symbols` are both tokens', null where one has none; `words` are symbol and name of token0, a line break, and those
 * of token1.
 */
export const poolLabelTable = chainSchema.table(
  'pool_label',
  {
    chainId: integer('chain_id').notNull(),
    pool: hexBytes('pool').notNull(),
    symbols: text('symbols'),
    words: text('words').notNull(),
    createdBlockNumber: bigint('created_block_number', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.pool] })],
);

/** How pool tokens come and go: minted, burned, or by a transfer between accounts. */
export type ShareMoveKind = 'add' | 'remove' | 'receive' | 'send';

/**
 * One side of a Transfer of pool tokens: `moved` of them (always above 0), the amounts that they represented, and from `shares` to `isComplete` the
 * account's position after it; the last move of an account in a pool is its position. `totalSupply` and `rootKLast` are the pool's after
 * the deposit or withdrawal.
 */
export const shareMoveTable = eventTable(
  'share_move',
  {
    pool: hexBytes('pool').notNull(),
    account: hexBytes('account').notNull(),
    kind: text('kind').$type<ShareMoveKind>().notNull(),
    moved: uint256('moved').notNull(),
    amount0: uint256('amount0').notNull(),
    amount1: uint256('amount1').notNull(),
    shares: uint256('shares').notNull(),
    deposited0: uint256('deposited0').notNull(),
    deposited1: uint256('deposited1').notNull(),
    withdrawn0: uint256('withdrawn0').notNull(),
    withdrawn1: uint256('withdrawn1').notNull(),
    depthE18: uint256('depth_e18').notNull(),
    since: bigint('since', { mode: 'number' }).notNull(),
    isComplete: boolean('is_complete').notNull(),
    totalSupply: uint256('total_supply').notNull(),
    rootKLast: uint256('root_k_last').notNull(),
  },
  ['account'],
);

/**
 * Swaps and prices of one pool while `startsAt` and the interval after it lasted. Prices are reserve1/reserve0 scaled by 10^36 as each Sync
 * left them, null where none had a price; volumes are sums of the swaps.
 */
export const poolCandleTable = chainSchema.table(
  'pool_candle',
  {
    chainId: integer('chain_id').notNull(),
    pool: hexBytes('pool').notNull(),
    intervalSeconds: integer('interval_seconds').notNull(),
    startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
    openE36: uint256('open_e36'),
    highE36: uint256('high_e36'),
    lowE36: uint256('low_e36'),
    closeE36: uint256('close_e36'),
    volume0: uint256('volume0').notNull(),
    volume1: uint256('volume1').notNull(),
    volumeUsdE18: uint256('volume_usd_e18').notNull(),
    swapCount: integer('swap_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.pool, table.intervalSeconds, table.startsAt] })],
);

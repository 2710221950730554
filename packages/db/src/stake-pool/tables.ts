import { bigint, boolean, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { eventTable } from '../column/event-table.ts';
import { hexBytes } from '../column/hex-bytes.ts';
import { uint256 } from '../column/uint256.ts';
import { chainSchema } from '../schemas.ts';

/** `out` left before its end, `matured` at it, by either call. */
export type StakeState = 'open' | 'out' | 'matured';

/** A pool of the factory, by its number from 0. */
export const poolCreatedTable = eventTable('stake_pool_created', {
  number: integer('number').notNull(),
  pool: hexBytes('pool').notNull(),
  depositToken: hexBytes('deposit_token').notNull(),
  earnToken: hexBytes('earn_token').notNull(),
  minimumStake: uint256('minimum_stake').notNull(),
  cap: uint256('cap').notNull(),
  owner: hexBytes('owner').notNull(),
  treasury: hexBytes('treasury').notNull(),
});

/** The key of a stake; the contract counts ids for each account, at most 65,535. */
const stakeKey = {
  pool: hexBytes('pool').notNull(),
  account: hexBytes('account').notNull(),
  id: integer('id').notNull(),
};

/** A stake; period in seconds, `reserved` is its whole reward. */
export const stakedTable = eventTable('stake_pool_staked', {
  ...stakeKey,
  amount: uint256('amount').notNull(),
  period: integer('period').notNull(),
  aprBps: integer('apr_bps').notNull(),
  feeVersion: integer('fee_version').notNull(),
  reserved: uint256('reserved').notNull(),
});

/** An exit: principal with its fee, the paid reward, and the rest of the reserve. */
export const unstakedTable = eventTable('stake_pool_unstaked', {
  ...stakeKey,
  amount: uint256('amount').notNull(),
  fee: uint256('fee').notNull(),
  reward: uint256('reward').notNull(),
  freed: uint256('freed').notNull(),
});

/** A payment of a stake's reward; a closed one was paid its principal too. */
export const harvestedTable = eventTable('stake_pool_harvested', {
  ...stakeKey,
  reward: uint256('reward').notNull(),
  isClosed: boolean('is_closed').notNull(),
});

/** A reward that the earn token did not move, or that `leave` did not send, credited by the pool. */
export const poolCreditedTable = eventTable('stake_pool_credited', {
  pool: hexBytes('pool').notNull(),
  account: hexBytes('account').notNull(),
  amount: uint256('amount').notNull(),
});

/** A withdrawal of an account's credit. */
export const poolPendingWithdrawnTable = eventTable('stake_pool_pending_withdrawn', {
  pool: hexBytes('pool').notNull(),
  account: hexBytes('account').notNull(),
  recipient: hexBytes('recipient').notNull(),
  amount: uint256('amount').notNull(),
});

/** Added rewards. The token confirms any amount: no sum of these is kept, which could leave its column. */
export const fundedTable = eventTable('stake_pool_funded', {
  pool: hexBytes('pool').notNull(),
  sender: hexBytes('sender').notNull(),
  amount: uint256('amount').notNull(),
});

/** Rewards that were not set aside, withdrawn by the owner. */
export const withdrawnTable = eventTable('stake_pool_withdrawn', {
  pool: hexBytes('pool').notNull(),
  recipient: hexBytes('recipient').notNull(),
  amount: uint256('amount').notNull(),
});

/** Fees transferred to the treasury. */
export const poolTreasurySweptTable = eventTable('stake_pool_treasury_swept', {
  pool: hexBytes('pool').notNull(),
  treasury: hexBytes('treasury').notNull(),
  amount: uint256('amount').notNull(),
});

/** The periods of later stakes, in seconds, and their rates; the last one counts. */
export const periodsSetTable = eventTable('stake_pool_periods_set', {
  pool: hexBytes('pool').notNull(),
  durations: integer('durations').array().notNull(),
  aprsBps: integer('aprs_bps').array().notNull(),
});

/** A table of fees by its number, of later stakes; the last one counts. */
export const feesSetTable = eventTable('stake_pool_fees_set', {
  pool: hexBytes('pool').notNull(),
  version: integer('version').notNull(),
  dayLimits: integer('day_limits').array().notNull(),
  feesBps: integer('fees_bps').array().notNull(),
});

/** A pool takes no more stakes; the last stake is at its end at `lastMaturity` (chain seconds). */
export const finishedTable = eventTable('stake_pool_finished', {
  pool: hexBytes('pool').notNull(),
  lastMaturity: bigint('last_maturity', { mode: 'number' }).notNull(),
});

/**
 * A pool. `totalLocked`, `reserved` (credits included) and `openCount` are sums that each block changes by its own
 * events alone. Then the terms of the next stake; `lastMaturity` is null while the pool takes stakes. What a token
 * does not answer sensibly is null.
 */
export const stakePoolTable = chainSchema.table(
  'stake_pool',
  {
    chainId: integer('chain_id').notNull(),
    address: hexBytes('address').notNull(),
    number: integer('number').notNull(),
    depositToken: hexBytes('deposit_token').notNull(),
    depositSymbol: text('deposit_symbol'),
    depositDecimals: smallint('deposit_decimals'),
    earnToken: hexBytes('earn_token').notNull(),
    earnSymbol: text('earn_symbol'),
    earnDecimals: smallint('earn_decimals'),
    minimumStake: uint256('minimum_stake').notNull(),
    cap: uint256('cap').notNull(),
    totalLocked: uint256('total_locked').notNull(),
    reserved: uint256('reserved').notNull(),
    openCount: integer('open_count').notNull(),
    durations: integer('durations').array().notNull(),
    aprsBps: integer('aprs_bps').array().notNull(),
    feeVersion: integer('fee_version').notNull(),
    dayLimits: integer('day_limits').array().notNull(),
    feesBps: integer('fees_bps').array().notNull(),
    lastMaturity: bigint('last_maturity', { mode: 'number' }),
    createdBlockNumber: bigint('created_block_number', { mode: 'number' }).notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
);

/** A stake, open or closed; `paid` is the sum of its rewards, `paidUntil` the time of the last one (chain seconds). */
export const stakeTable = chainSchema.table(
  'stake',
  {
    chainId: integer('chain_id').notNull(),
    ...stakeKey,
    amount: uint256('amount').notNull(),
    startedAt: bigint('started_at', { mode: 'number' }).notNull(),
    period: integer('period').notNull(),
    aprBps: integer('apr_bps').notNull(),
    feeVersion: integer('fee_version').notNull(),
    reserved: uint256('reserved').notNull(),
    paid: uint256('paid').notNull(),
    paidUntil: bigint('paid_until', { mode: 'number' }).notNull(),
    state: text('state').$type<StakeState>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.pool, table.account, table.id] })],
);

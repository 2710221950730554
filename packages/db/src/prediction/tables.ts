import { bigint, boolean, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { eventTable } from '../column/event-table.ts';
import { hexBytes } from '../column/hex-bytes.ts';
import { int256 } from '../column/int256.ts';
import { uint256 } from '../column/uint256.ts';
import { chainSchema } from '../schemas.ts';

/** The outcome of a round; the last three refund every stake. */
export type PredictionOutcome = 'pending' | 'up' | 'down' | 'tie' | 'one-sided' | 'void';

/**
 * A stake; it is also the account's position in the round, since there is at most one. The totals include it.
 */
export const enteredTable = eventTable('prediction_entered', {
  epoch: bigint('epoch', { mode: 'number' }).notNull(),
  account: hexBytes('account').notNull(),
  isUp: boolean('is_up').notNull(),
  amount: uint256('amount').notNull(),
  totalUp: uint256('total_up').notNull(),
  totalDown: uint256('total_down').notNull(),
});

/** The price at a boundary, in units of 10^-8; price and oracle round are 0 where it is proven that there is none. */
export const boundaryResolvedTable = eventTable('prediction_boundary_resolved', {
  boundary: bigint('boundary', { mode: 'number' }).notNull(),
  isPriced: boolean('is_priced').notNull(),
  price: int256('price').notNull(),
  oracleRound: uint256('oracle_round').notNull(),
});

/** The outcome of a round with stakes; once for each. */
export const roundSettledTable = eventTable('prediction_round_settled', {
  epoch: bigint('epoch', { mode: 'number' }).notNull(),
  outcome: text('outcome').$type<PredictionOutcome>().notNull(),
  fee: uint256('fee').notNull(),
});

/** The payment of a position; at most once for each. */
export const claimedTable = eventTable('prediction_claimed', {
  epoch: bigint('epoch', { mode: 'number' }).notNull(),
  account: hexBytes('account').notNull(),
  amount: uint256('amount').notNull(),
  recipient: hexBytes('recipient').notNull(),
  relayer: hexBytes('relayer').notNull(),
});

/** A claim that an account did not accept, credited by the market. */
export const creditedTable = eventTable('prediction_credited', {
  account: hexBytes('account').notNull(),
  amount: uint256('amount').notNull(),
});

/** A withdrawal of an account's credit. */
export const pendingWithdrawnTable = eventTable('prediction_pending_withdrawn', {
  account: hexBytes('account').notNull(),
  recipient: hexBytes('recipient').notNull(),
  amount: uint256('amount').notNull(),
});

/** Whether others may claim for an account; the last one counts. */
export const selfClaimOnlySetTable = eventTable('prediction_self_claim_only_set', {
  account: hexBytes('account').notNull(),
  isSelfOnly: boolean('is_self_only').notNull(),
});

/** Whether entries are refused from a round on; of those up to a round, the last one counts. */
export const entriesPausedTable = eventTable('prediction_entries_paused', {
  fromEpoch: bigint('from_epoch', { mode: 'number' }).notNull(),
  isPaused: boolean('is_paused').notNull(),
});

/** Fees transferred to the treasury. */
export const treasurySweptTable = eventTable('prediction_treasury_swept', {
  treasury: hexBytes('treasury').notNull(),
  amount: uint256('amount').notNull(),
});

/** The pin of a phase of the feed: its aggregator's rounds count from `since` (chain seconds) on. */
export const phasePinnedTable = eventTable('prediction_phase_pinned', {
  phase: integer('phase').notNull(),
  aggregator: hexBytes('aggregator').notNull(),
  since: bigint('since', { mode: 'number' }).notNull(),
});

/**
 * A round of the feed that the oracle may take a price from. `roundId` is phase << 64 | n, `answer` in units of
 * 10^-8.
 */
export const priceTable = eventTable('prediction_price', {
  roundId: uint256('round_id').notNull(),
  answer: int256('answer').notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});

/** The published bonuses of a week; `activeAt` in chain seconds. */
export const weekPublishedTable = eventTable('prediction_week_published', {
  week: integer('week').notNull(),
  root: hexBytes('root').notNull(),
  total: uint256('total').notNull(),
  datasetHash: hexBytes('dataset_hash').notNull(),
  activeAt: bigint('active_at', { mode: 'number' }).notNull(),
});

/** The bonuses of a week were vetoed before they became active. */
export const weekVetoedTable = eventTable('prediction_week_vetoed', {
  week: integer('week').notNull(),
  root: hexBytes('root').notNull(),
});

/** A bonus paid to its account. Kind 0 winners, 1 volume; rank 1 to 10. */
export const bonusClaimedTable = eventTable('prediction_bonus_claimed', {
  week: integer('week').notNull(),
  kind: smallint('kind').notNull(),
  rank: smallint('rank').notNull(),
  account: hexBytes('account').notNull(),
  amount: uint256('amount').notNull(),
});

/** Unclaimed bonuses of a week returned to the pool. */
export const weekExpiredTable = eventTable('prediction_week_expired', {
  week: integer('week').notNull(),
  amount: uint256('amount').notNull(),
});

/**
 * Stakes and outcome of a round, derived from its events; a round without stakes has no row. The fee is 0 until
 * it is settled.
 */
export const roundTable = chainSchema.table(
  'prediction_round',
  {
    chainId: integer('chain_id').notNull(),
    epoch: bigint('epoch', { mode: 'number' }).notNull(),
    totalUp: uint256('total_up').notNull(),
    totalDown: uint256('total_down').notNull(),
    entryCount: integer('entry_count').notNull(),
    outcome: text('outcome').$type<PredictionOutcome>().notNull(),
    fee: uint256('fee').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.epoch] })],
);

/**
 * Results of a week's settled rounds for an account, in wei: the sums of its positions, updated when a round is
 * settled. `first…` is its first entry in a decided round, null before one. `best…` is null before the first
 * won round.
 */
export const accountWeekTable = chainSchema.table(
  'prediction_account_week',
  {
    chainId: integer('chain_id').notNull(),
    account: hexBytes('account').notNull(),
    week: integer('week').notNull(),
    enteredCount: integer('entered_count').notNull(),
    enteredAmount: uint256('entered_amount').notNull(),
    wonCount: integer('won_count').notNull(),
    wonAmount: uint256('won_amount').notNull(),
    lostCount: integer('lost_count').notNull(),
    lostAmount: uint256('lost_amount').notNull(),
    volume: uint256('volume').notNull(),
    net: int256('net').notNull(),
    bestEpoch: bigint('best_epoch', { mode: 'number' }),
    bestNet: uint256('best_net'),
    bestPayout: uint256('best_payout'),
    firstBlock: bigint('first_block', { mode: 'number' }),
    firstLogIndex: integer('first_log_index'),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.account, table.week] })],
);

/** Prices of the feed in (startsAt, startsAt + 300], in units of 10^-8; a time without prices has no row. */
export const priceCandleTable = chainSchema.table(
  'prediction_candle',
  {
    chainId: integer('chain_id').notNull(),
    startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
    open: uint256('open').notNull(),
    high: uint256('high').notNull(),
    low: uint256('low').notNull(),
    close: uint256('close').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.startsAt] })],
);

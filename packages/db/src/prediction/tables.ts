import { bigint, boolean, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { eventColumns } from '../column/event-columns.ts';
import { hexBytes } from '../column/hex-bytes.ts';
import { int256 } from '../column/int256.ts';
import { uint256 } from '../column/uint256.ts';
import { chainSchema } from '../schemas.ts';

/** What a round came to; the last three gave every stake back. */
export type PredictionOutcome = 'pending' | 'up' | 'down' | 'tie' | 'one-sided' | 'void';

/** A stake; it is also the position of the account in the round, for there is one at most. The totals are those with it. */
export const enteredTable = chainSchema.table(
  'prediction_entered',
  {
    ...eventColumns,
    epoch: bigint('epoch', { mode: 'number' }).notNull(),
    account: hexBytes('account').notNull(),
    isUp: boolean('is_up').notNull(),
    amount: uint256('amount').notNull(),
    totalUp: uint256('total_up').notNull(),
    totalDown: uint256('total_down').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** The price at a boundary, in units of 10^-8; price and oracle round are 0 where it is proven that there is none. */
export const boundaryResolvedTable = chainSchema.table(
  'prediction_boundary_resolved',
  {
    ...eventColumns,
    boundary: bigint('boundary', { mode: 'number' }).notNull(),
    isPriced: boolean('is_priced').notNull(),
    price: int256('price').notNull(),
    oracleRound: uint256('oracle_round').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** What a round with stakes came to; once for each. */
export const roundSettledTable = chainSchema.table(
  'prediction_round_settled',
  {
    ...eventColumns,
    epoch: bigint('epoch', { mode: 'number' }).notNull(),
    outcome: text('outcome').$type<PredictionOutcome>().notNull(),
    fee: uint256('fee').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** What a position brought; once for each at most. */
export const claimedTable = chainSchema.table(
  'prediction_claimed',
  {
    ...eventColumns,
    epoch: bigint('epoch', { mode: 'number' }).notNull(),
    account: hexBytes('account').notNull(),
    amount: uint256('amount').notNull(),
    recipient: hexBytes('recipient').notNull(),
    relayer: hexBytes('relayer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** What an account did not take of a claim, kept for it by the market. */
export const creditedTable = chainSchema.table(
  'prediction_credited',
  {
    ...eventColumns,
    account: hexBytes('account').notNull(),
    amount: uint256('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** What an account took of its credit. */
export const pendingWithdrawnTable = chainSchema.table(
  'prediction_pending_withdrawn',
  {
    ...eventColumns,
    account: hexBytes('account').notNull(),
    recipient: hexBytes('recipient').notNull(),
    amount: uint256('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** Whether others may claim for an account; the last one counts. */
export const selfClaimOnlySetTable = chainSchema.table(
  'prediction_self_claim_only_set',
  {
    ...eventColumns,
    account: hexBytes('account').notNull(),
    isSelfOnly: boolean('is_self_only').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** Whether new entries are refused; the last one counts. */
export const entriesPausedTable = chainSchema.table(
  'prediction_entries_paused',
  {
    ...eventColumns,
    isPaused: boolean('is_paused').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** Fees that went to the treasury. */
export const treasurySweptTable = chainSchema.table(
  'prediction_treasury_swept',
  {
    ...eventColumns,
    treasury: hexBytes('treasury').notNull(),
    amount: uint256('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** Moments from `since` (chain seconds) on belong to a phase of the feed, whose rounds the aggregator writes. */
export const phasePinnedTable = chainSchema.table(
  'prediction_phase_pinned',
  {
    ...eventColumns,
    phase: integer('phase').notNull(),
    aggregator: hexBytes('aggregator').notNull(),
    since: bigint('since', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** A round of the feed that the oracle may take a price from: `roundId` is phase << 64 | n, `answer` in units of 10^-8. */
export const priceTable = chainSchema.table(
  'prediction_price',
  {
    ...eventColumns,
    roundId: uint256('round_id').notNull(),
    answer: int256('answer').notNull(),
    updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** The bonuses of a week; `activeAt` in chain seconds. */
export const weekPublishedTable = chainSchema.table(
  'prediction_week_published',
  {
    ...eventColumns,
    week: integer('week').notNull(),
    root: hexBytes('root').notNull(),
    total: uint256('total').notNull(),
    datasetHash: hexBytes('dataset_hash').notNull(),
    activeAt: bigint('active_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** The bonuses of a week were refused before they became active. */
export const weekVetoedTable = chainSchema.table(
  'prediction_week_vetoed',
  {
    ...eventColumns,
    week: integer('week').notNull(),
    root: hexBytes('root').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** A bonus that went to its account. Kind 0 winners, 1 volume; rank 1 to 10. */
export const bonusClaimedTable = chainSchema.table(
  'prediction_bonus_claimed',
  {
    ...eventColumns,
    week: integer('week').notNull(),
    kind: smallint('kind').notNull(),
    rank: smallint('rank').notNull(),
    account: hexBytes('account').notNull(),
    amount: uint256('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** What nobody claimed of a week went back to the pool. */
export const weekExpiredTable = chainSchema.table(
  'prediction_week_expired',
  {
    ...eventColumns,
    week: integer('week').notNull(),
    amount: uint256('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber, table.logIndex] })],
);

/** Stakes of a round and what it came to, made of its events; there is none of a round without stakes. The fee is 0 until it is settled. */
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

/** Prices of the feed in (startsAt, startsAt + 300], in units of 10^-8; there is none of a time without prices. */
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

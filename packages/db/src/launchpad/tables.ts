import { bigint, boolean, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { eventTable } from '../column/event-table.ts';
import { hexBytes } from '../column/hex-bytes.ts';
import { uint256 } from '../column/uint256.ts';
import { chainSchema } from '../schemas.ts';

/** What a sale does with commitments above its cap: refuse them, or level them (`ISale.Kind`). */
export type SaleKind = 'fixed' | 'commit';

/** `ISale.State`. */
export type SaleState = 'open' | 'levelled' | 'delivered' | 'cancelled';

/** Why a sale was cancelled (`ISale.Reason`). */
export type CancelReason = 'vetoed' | 'notFunded' | 'softCapMissed' | 'notSettled' | 'notDelivered';

/**
 * What a sale never changes. Amounts are raw units of the payment token, times chain seconds; null is a zero of the
 * contract: no permits, no list, no stream. Tranches are lists of equal length; a stream without a share is all zero.
 */
const termColumns = {
  /** From 0, in the order of the factory. */
  number: integer('number').notNull(),
  project: bigint('project', { mode: 'number' }).notNull(),
  round: integer('round').notNull(),
  kind: text('kind').$type<SaleKind>().notNull(),
  isPrefunded: boolean('is_prefunded').notNull(),
  payToken: hexBytes('pay_token').notNull(),
  payDecimals: smallint('pay_decimals').notNull(),
  token: hexBytes('token').notNull(),
  tokenDecimals: smallint('token_decimals').notNull(),
  issuer: hexBytes('issuer').notNull(),
  feeTo: hexBytes('fee_to').notNull(),
  listRoot: hexBytes('list_root'),
  listHash: hexBytes('list_hash'),
  openAt: bigint('open_at', { mode: 'number' }).notNull(),
  closeAt: bigint('close_at', { mode: 'number' }).notNull(),
  deliverBy: bigint('deliver_by', { mode: 'number' }).notNull(),
  latestTge: bigint('latest_tge', { mode: 'number' }).notNull(),
  refundSeconds: integer('refund_seconds').notNull(),
  softCap: uint256('soft_cap').notNull(),
  hardCap: uint256('hard_cap').notNull(),
  minPerUser: uint256('min_per_user').notNull(),
  maxPerUser: uint256('max_per_user').notNull(),
  maxWeight: bigint('max_weight', { mode: 'number' }).notNull(),
  tokensPerPayE18: uint256('tokens_per_pay_e18').notNull(),
  feeBps: integer('fee_bps').notNull(),
  trancheSeconds: integer('tranche_seconds').array().notNull(),
  trancheBps: integer('tranche_bps').array().notNull(),
  streamShareBps: integer('stream_share_bps').notNull(),
  streamFirstBps: integer('stream_first_bps').notNull(),
  streamCliffSeconds: integer('stream_cliff_seconds').notNull(),
  streamPeriodSeconds: integer('stream_period_seconds').notNull(),
  streamPeriods: integer('stream_periods').notNull(),
  vesting: hexBytes('vesting'),
};

const saleKey = { sale: hexBytes('sale').notNull() };
const buyerKey = { ...saleKey, account: hexBytes('account').notNull() };

/** A sale of the factory with all terms; its signer is the first one. */
export const saleCreatedTable = eventTable('sale_created', {
  ...saleKey,
  ...termColumns,
  signer: hexBytes('signer'),
});

/** The factory accepts a payment token for later sales, or does not any more. */
export const payTokenSetTable = eventTable('sale_pay_token_set', {
  token: hexBytes('token').notNull(),
  isAllowed: boolean('is_allowed').notNull(),
});

/** A payment; `committed` is the sum of the account's with this one, so the first one has it as its amount. */
export const joinedTable = eventTable('sale_joined', {
  ...buyerKey,
  amount: uint256('amount').notNull(),
  committed: uint256('committed').notNull(),
  weight: bigint('weight', { mode: 'number' }).notNull(),
});

/** The level of the commitments, 2¹²⁸ - 1 when all count, and the sum of what counts. */
export const levelledTable = eventTable('sale_levelled', {
  ...saleKey,
  level: uint256('level').notNull(),
  accepted: uint256('accepted').notNull(),
});

/** The tokens of the cap, deposited before a prefunded sale opens. */
export const saleFundedTable = eventTable('sale_funded', {
  ...saleKey,
  sender: hexBytes('sender').notNull(),
  amount: uint256('amount').notNull(),
});

/** The tokens of all dates, and the date of the token. */
export const deliveredTable = eventTable('sale_delivered', {
  ...saleKey,
  tgeAt: bigint('tge_at', { mode: 'number' }).notNull(),
  amount: uint256('amount').notNull(),
});

export const cancelledTable = eventTable('sale_cancelled', {
  ...saleKey,
  reason: text('reason').$type<CancelReason>().notNull(),
});

/** A buyer's change; once. */
export const changeClaimedTable = eventTable('sale_change_claimed', {
  ...buyerKey,
  amount: uint256('amount').notNull(),
});

/** A returned purchase with change that was not paid before, and the tokens that the buyer gave up; once. */
export const saleRefundedTable = eventTable('sale_refunded', {
  ...buyerKey,
  amount: uint256('amount').notNull(),
  tokens: uint256('tokens').notNull(),
});

/** Paid tokens: of a tranche by its place, or of the stream (1000). */
export const tokensClaimedTable = eventTable('sale_claimed', {
  ...buyerKey,
  claimRound: integer('claim_round').notNull(),
  amount: uint256('amount').notNull(),
  caller: hexBytes('caller').notNull(),
});

/** Whether nobody else may claim for a buyer. */
export const selfClaimOnlySetTable = eventTable('sale_self_claim_only_set', {
  ...buyerKey,
  isSelfClaimOnly: boolean('is_self_claim_only').notNull(),
});

const payment = {
  ...saleKey,
  recipient: hexBytes('recipient').notNull(),
  amount: uint256('amount').notNull(),
};

/** What the issuer was paid, once. */
export const proceedsWithdrawnTable = eventTable('sale_proceeds_withdrawn', payment);

/** The fee, once. */
export const saleFeeWithdrawnTable = eventTable('sale_fee_withdrawn', payment);

/** Tokens that nobody bought, or that buyers gave up. */
export const unsoldWithdrawnTable = eventTable('sale_unsold_withdrawn', payment);

export const joinsPausedTable = eventTable('sale_joins_paused', {
  ...saleKey,
  isPaused: boolean('is_paused').notNull(),
});

/** Another account signs permits; earlier permits do not count any more. */
export const signerRotatedTable = eventTable('sale_signer_rotated', {
  ...saleKey,
  signer: hexBytes('signer').notNull(),
  signerEpoch: bigint('signer_epoch', { mode: 'number' }).notNull(),
});

/** The key of an order; a contract counts its orders from 1. */
const orderKey = { ...buyerKey, id: bigint('id', { mode: 'number' }).notNull() };

/** An order of the sale with monthly release: paid wei, its tokens, and those that are paid in months. */
export const orderedTable = eventTable('monthly_sale_ordered', {
  ...orderKey,
  coin: uint256('coin').notNull(),
  tokens: uint256('tokens').notNull(),
  locked: uint256('locked').notNull(),
});

/** Paid months of an order; `months` counts those before too. */
export const orderWithdrawnTable = eventTable('monthly_sale_order_withdrawn', {
  ...orderKey,
  amount: uint256('amount').notNull(),
  months: integer('months').notNull(),
});

/**
 * A sale with monthly release: the sums of its orders, which each block's own events change; none before the first
 * order. Its terms are those of its constructor, which emits no event.
 */
export const monthlySaleTable = chainSchema.table(
  'monthly_sale',
  {
    chainId: integer('chain_id').notNull(),
    address: hexBytes('address').notNull(),
    orderCount: bigint('order_count', { mode: 'number' }).notNull(),
    coin: uint256('coin').notNull(),
    tokens: uint256('tokens').notNull(),
    locked: uint256('locked').notNull(),
    /** Tokens of paid months; the part that each order gets at once is not in it. */
    withdrawn: uint256('withdrawn').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
);

/**
 * A sale. Its sums (`committed` to `unsoldPaid`) are changed by each block's own events alone; the rest are the values
 * of its last events. What has not happened is null.
 */
export const saleTable = chainSchema.table(
  'sale',
  {
    chainId: integer('chain_id').notNull(),
    address: hexBytes('address').notNull(),
    ...termColumns,
    state: text('state').$type<SaleState>().notNull(),
    cancelReason: text('cancel_reason').$type<CancelReason>(),
    isPaused: boolean('is_paused').notNull(),
    isFunded: boolean('is_funded').notNull(),
    /** The account whose permits count; null where no permit is needed. */
    signer: hexBytes('signer'),
    signerEpoch: bigint('signer_epoch', { mode: 'number' }).notNull(),
    /** Both stay when the sale is cancelled later. */
    level: uint256('level'),
    accepted: uint256('accepted'),
    tgeAt: bigint('tge_at', { mode: 'number' }),
    committed: uint256('committed').notNull(),
    buyerCount: bigint('buyer_count', { mode: 'number' }).notNull(),
    changePaid: uint256('change_paid').notNull(),
    /** What refunds paid, with change. */
    refundPaid: uint256('refund_paid').notNull(),
    /** The purchases of these refunds, without change of a delivered sale (`ISale.totalRefunded`). */
    returned: uint256('returned').notNull(),
    refundCount: bigint('refund_count', { mode: 'number' }).notNull(),
    /** Tokens that these buyers gave up. */
    givenUp: uint256('given_up').notNull(),
    claimed: uint256('claimed').notNull(),
    unsoldPaid: uint256('unsold_paid').notNull(),
    proceedsPaid: uint256('proceeds_paid'),
    feePaid: uint256('fee_paid'),
    createdBlockNumber: bigint('created_block_number', { mode: 'number' }).notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
);

/**
 * A buyer of a sale. What counts of the commitment is not here: it follows from the level of the sale, which would
 * change every row at once (`selectAccepted`). Payments that were not made are null.
 */
export const saleBuyerTable = chainSchema.table(
  'sale_buyer',
  {
    chainId: integer('chain_id').notNull(),
    ...buyerKey,
    committed: uint256('committed').notNull(),
    weight: bigint('weight', { mode: 'number' }).notNull(),
    /** Of the first payment, in chain seconds. */
    joinedAt: bigint('joined_at', { mode: 'number' }).notNull(),
    isSelfClaimOnly: boolean('is_self_claim_only').notNull(),
    /** Tokens of tranches and stream. */
    claimed: uint256('claimed').notNull(),
    /** A bit for each tranche. */
    claimedTranches: integer('claimed_tranches').notNull(),
    streamClaimed: uint256('stream_claimed').notNull(),
    /** The last claim of the stream, in chain seconds: its steps up to then are claimed. */
    streamClaimedAt: bigint('stream_claimed_at', { mode: 'number' }),
    changePaid: uint256('change_paid'),
    refundPaid: uint256('refund_paid'),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.sale, table.account] })],
);

import * as z from 'zod/mini';
import { decimalSchema, signedDecimalSchema } from '../wire/decimal.ts';
import { boundarySchema } from './boundary.ts';

/** The result of a round; the last three refund every stake. */
export const outcomeSchema = z.enum(['pending', 'up', 'down', 'tie', 'one-sided', 'void']);

/**
 * A round with the specification's field names. Amounts are whole BNB, prices US dollars, times chain seconds.
 * In an answer without an account, `yourPosition` and `joinedStatus` are null.
 */
export const roundSchema = z.object({
  /** The contract's epoch. */
  id: z.int(),
  /** 0 later, 1 open for entry, 2 open and entered, 3 live, 4 calculating, 5 settled, 6 void or refunded. */
  status: z.union([
    z.literal(0),
    z.literal(1),
    z.literal(2),
    z.literal(3),
    z.literal(4),
    z.literal(5),
    z.literal(6),
  ]),
  /** Lock time, when it goes live. */
  startTime: z.int(),
  prizePool: decimalSchema,
  /** The payout of one BNB on the side, with the stake and after the fee; null while the side is empty. */
  upPayout: z.nullable(decimalSchema),
  downPayout: z.nullable(decimalSchema),
  totalUp: decimalSchema,
  totalDown: decimalSchema,
  /** Above 0 for UP, below for DOWN. */
  yourPosition: z.nullable(signedDecimalSchema),
  /** 2 collectable (won or refundable), 4 collected, 5 lost, 6 refunded; null before that, or not entered. */
  joinedStatus: z.union([z.null(), z.literal(2), z.literal(4), z.literal(5), z.literal(6)]),
  /** 1 starting soon, 2 live, 3 won, 4 lost; null for ended rounds that the account did not enter. */
  roundStatus: z.union([z.null(), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** The proven price; before the proof the feed's provable price. */
  lockedPrice: z.nullable(decimalSchema),
  closedPrice: z.nullable(decimalSchema),
  /**
   * Closing price less locked price; while live, the latest price less it. 0 where stakes are refunded, null
   * before there is a locked price.
   */
  profit: z.nullable(signedDecimalSchema),
  /** Always 0: bonuses are paid by the week. */
  bonus: decimalSchema,
  /** The amount to collect now. */
  amount: decimalSchema,
  /** Blocks with the proofs of the two boundaries. */
  openBlock: z.nullable(z.int()),
  closeBlock: z.nullable(z.int()),
  // Not in the specification.
  outcome: outcomeSchema,
  /** The proof state of the lock price and of the close price. */
  lock: boundarySchema,
  close: boundarySchema,
  /** Round ids of the feed; decimal strings, for `verify`. */
  lockOracleRound: z.nullable(z.string()),
  closeOracleRound: z.nullable(z.string()),
  entryCount: z.int(),
  /** A requested collection is in progress. */
  isCollecting: z.boolean(),
});

/** The state of the whole market, beside the rounds. */
export const marketSchema = z.object({
  /** Block of the answer, and its time. */
  blockNumber: z.int(),
  blockTimestamp: z.int(),
  openEpoch: z.int(),
  isPaused: z.boolean(),
  lastPrice: z.nullable(decimalSchema),
  /** Time of the feed's update, in chain seconds. */
  lastPriceAt: z.nullable(z.int()),
  /** Boundaries with stakes beside them that are not proven yet. */
  unresolvedCount: z.int(),
});

/**
 * `POST /prediction/all`: `data`, sorted by id: five rounds before the open one, the open one (index 5), and
 * two after. Empty on a chain without a market.
 */
export const roundListSchema = z.array(roundSchema);

/** Fields of its answer beside `data`; null on a chain without a market. */
export const roundListFields = { market: z.nullable(marketSchema) };

export type WireRound = z.infer<typeof roundSchema>;
export type WireMarket = z.infer<typeof marketSchema>;
export type WireOutcome = z.infer<typeof outcomeSchema>;

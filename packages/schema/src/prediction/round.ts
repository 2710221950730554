import * as z from 'zod/mini';
import { decimalSchema, signedDecimalSchema } from '../wire/decimal.ts';

/** What a round came to; the last three gave every stake back. */
export const outcomeSchema = z.enum(['pending', 'up', 'down', 'tie', 'one-sided', 'void']);

/**
 * A round as the specification names it; amounts are whole BNB, prices US dollars, times chain seconds. For an answer without an account
 * `yourPosition` and `joinedStatus` are null.
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
  /** When it locks and begins to live. */
  startTime: z.int(),
  prizePool: decimalSchema,
  /** What one BNB on the side would bring, stake included and fee taken off; null while nobody is on it. */
  upPayout: z.nullable(decimalSchema),
  downPayout: z.nullable(decimalSchema),
  totalUp: decimalSchema,
  totalDown: decimalSchema,
  /** Above 0 for UP, below for DOWN. */
  yourPosition: z.nullable(signedDecimalSchema),
  /** 2 collectable (won, or to be given back), 4 collected, 5 lost, 6 given back; null before that, or not entered. */
  joinedStatus: z.union([z.null(), z.literal(2), z.literal(4), z.literal(5), z.literal(6)]),
  /** 1 starting soon, 2 live, 3 won, 4 lost; null for what ended without the account in it. */
  roundStatus: z.union([z.null(), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** As proven; before that what the feed has said, which is what can be proven. */
  lockedPrice: z.nullable(decimalSchema),
  closedPrice: z.nullable(decimalSchema),
  /** Closing price less locked price, or the latest price less it while live; 0 where stakes are given back, null before there is a locked price. */
  profit: z.nullable(signedDecimalSchema),
  /** Always 0: bonuses are paid by the week. */
  bonus: decimalSchema,
  /** What is to be collected now. */
  amount: decimalSchema,
  /** Blocks in which the two boundaries were proven. */
  openBlock: z.nullable(z.int()),
  closeBlock: z.nullable(z.int()),
  // Ours.
  outcome: outcomeSchema,
  /** Of the feed; decimal strings, for `verify`. */
  lockOracleRound: z.nullable(z.string()),
  closeOracleRound: z.nullable(z.string()),
  entryCount: z.int(),
  /** What was asked to be collected is under way. */
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
  /** When the feed said so, in chain seconds. */
  lastPriceAt: z.nullable(z.int()),
  /** Boundaries with stakes beside them that nobody has proven yet. */
  unresolvedCount: z.int(),
});

/** `POST /prediction/all`: `data`, sorted by id: five rounds before the open one (index 5), it, and two after; empty on a chain without a market. */
export const roundListSchema = z.array(roundSchema);

/** What its answer holds beside `data`; null on a chain without a market. */
export const roundListFields = { market: z.nullable(marketSchema) };

export type WireRound = z.infer<typeof roundSchema>;
export type WireMarket = z.infer<typeof marketSchema>;
export type WireOutcome = z.infer<typeof outcomeSchema>;

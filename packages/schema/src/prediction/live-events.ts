import * as z from 'zod/mini';
import { decimalSchema, signedDecimalSchema } from '../wire/decimal.ts';
import { roundSchema } from './round.ts';

/**
 * `extraData` of `server_time`: chain time, advanced by a monotonic clock. `Mins` and `Secs` are the time until
 * the open round locks.
 */
export const serverTimeSchema = z.object({
  now: z.int(),
  epoch: z.int(),
  lockAt: z.int(),
  Mins: z.int(),
  Secs: z.int(),
  paused: z.boolean(),
});

/** `extraData` of `prediction_live`: the live round at the latest price. Null where unknown. */
export const predictionLiveSchema = z.object({
  roundId: z.int(),
  LastPrice: z.nullable(decimalSchema),
  Profit: z.nullable(signedDecimalSchema),
  PrizePool: decimalSchema,
  UpPayout: z.nullable(decimalSchema),
  DownLayout: z.nullable(decimalSchema),
  GroupPool: decimalSchema,
  oracleRound: z.nullable(z.string()),
  /** Chain seconds of the feed's update. */
  priceAt: z.nullable(z.int()),
  /** Whether the price is older than the feed's maximum silence. */
  stale: z.boolean(),
});

/** `extraData` of `prediction_joined`: totals of a round after an entry. */
export const predictionJoinedSchema = z.object({
  roundId: z.int(),
  groupPool: decimalSchema,
  prizePool: decimalSchema,
  upPayout: z.nullable(decimalSchema),
  downLayout: z.nullable(decimalSchema),
  totalUp: decimalSchema,
  totalDown: decimalSchema,
  n: z.int(),
});

/** `extraData` of `prediction_calculating`: a boundary has passed and is not proven. */
export const predictionCalculatingSchema = z.object({
  roundId: z.int(),
  boundary: z.int(),
  /** Chain seconds. */
  since: z.int(),
  deadline: z.int(),
  unresolved: z.array(z.int()),
});

/**
 * `extraData` of `prediction_reload`: public summaries of the changes, or null where the client has to read
 * again.
 */
export const predictionReloadSchema = z.object({
  reason: z.enum(['opened', 'settled', 'voided', 'paused', 'reorg']),
  rounds: z.nullable(z.array(roundSchema)),
});

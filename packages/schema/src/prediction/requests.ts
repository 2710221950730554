import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { chainQuery } from '../wire/chain-id.ts';
import { hashInputSchema } from '../wire/hash.ts';
import { chainTimeInQuery } from '../wire/chain-time.ts';
import { signedDecimalInputSchema } from '../wire/decimal.ts';

const roundIdSchema = z.int().check(z.nonnegative(), z.maximum(2_147_483_647));

/** Body of `/prediction/report` and `/prediction/is_has_round_win`. */
export const ownerRequest = z.object({ ownerAddress: addressInputSchema });

/** 1 all, 2 collected, lost or refunded, 3 collectable: the specification's options. */
export const historyFilterSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Body of `/prediction/joined_history`; only the account is in the specification. */
export const historyRequest = z.object({
  ownerAddress: addressInputSchema,
  filter: z.prefault(historyFilterSchema, 1),
  pageSize: z.prefault(z.int().check(z.positive(), z.maximum(200)), 100),
  /** Only rounds below this one. */
  before: z.optional(z.nullable(roundIdSchema)),
});

/** Body of `/prediction/all`. */
export const roundsRequest = z.object({ ownerAddress: z.optional(z.nullable(addressInputSchema)) });

/** 3 volume this week, 2 volume last week, 4 winners this week, 1 winners last week. */
export const leaderboardTypeSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** Body of `/prediction/top_the_best`. */
export const leaderboardRequest = z.object({
  Type: leaderboardTypeSchema,
  ownerAddress: z.optional(z.nullable(addressInputSchema)),
});

/** Body of `/prediction/join`: whole BNB, above 0 for UP and below for DOWN. */
export const joinRequest = z.object({
  ownerAddress: addressInputSchema,
  poolId: roundIdSchema,
  balance: signedDecimalInputSchema,
  txnHash: hashInputSchema,
});

/** Body of `/prediction/claim`. */
export const claimRequest = z.object({ ownerAddress: addressInputSchema, poolId: roundIdSchema });

/** Body of `/prediction/claim_bonus`. */
export const claimBonusRequest = z.object({ ownerAddress: addressInputSchema, receiveId: roundIdSchema });

const week = 7 * 86_400;

type Span = { from: number; to: number };
const isCandleSpan = z.refine<Span>(({ from, to }) => from <= to && to - from <= week, {
  error: 'Must be at most a week',
  path: ['to'],
});

const chainTime = z.int().check(z.nonnegative(), z.maximum(999_999_999_999));

/** Body of `POST /prediction/candles`: chain seconds. */
export const candlesRequest = z.object({ from: chainTime, to: chainTime }).check(isCandleSpan);

/** Query of `GET /prediction/candles`: the same, with the chain. */
export const candlesQuery = z
  .object({ from: chainTimeInQuery, to: chainTimeInQuery, ...chainQuery })
  .check(isCandleSpan);

export type HistoryFilter = z.infer<typeof historyFilterSchema>;
export type LeaderboardType = z.infer<typeof leaderboardTypeSchema>;

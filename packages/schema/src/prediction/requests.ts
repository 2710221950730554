import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { hashInputSchema } from '../wire/hash.ts';
import { signedDecimalSchema } from '../wire/decimal.ts';

const roundIdSchema = z.int().check(z.nonnegative(), z.maximum(2_147_483_647));

/** Body of `/prediction/report`, `/prediction/joined_history` and `/prediction/is_has_round_win`. */
export const ownerRequest = z.object({ ownerAddress: addressInputSchema });

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
  balance: z.union([z.number(), signedDecimalSchema]),
  txnHash: hashInputSchema,
});

/** Body of `/prediction/claim`. */
export const claimRequest = z.object({ ownerAddress: addressInputSchema, poolId: roundIdSchema });

/** Body of `/prediction/claim_bonus`. */
export const claimBonusRequest = z.object({ ownerAddress: addressInputSchema, receiveId: roundIdSchema });

/** Body (or query) of `/prediction/candles`: chain seconds, at most a week. */
export const candlesRequest = z.object({
  from: z.int().check(z.nonnegative()),
  to: z.int().check(z.nonnegative()),
});

export type LeaderboardType = z.infer<typeof leaderboardTypeSchema>;

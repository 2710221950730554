import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { decimalSchema, signedDecimalSchema } from '../wire/decimal.ts';

/** An account of a leaderboard, first to tenth: the list's order. */
export const leaderboardEntrySchema = z.object({
  address: addressSchema,
  /** BNB: staked, or won net of losses. */
  balance: signedDecimalSchema,
  /** week << 8 | kind << 4 | rank; null while the week's bonuses are not published. */
  receiveId: z.nullable(z.int()),
  /** BNB; for this week an estimate from the present state. */
  bonus: decimalSchema,
  /** In US dollars; null while no price is known. */
  bonusPrice: z.nullable(decimalSchema),
  /** 1 collectable, 2 collected; null without a bonus to collect. */
  statusBonus: z.union([z.null(), z.literal(1), z.literal(2)]),
});

/** `POST /prediction/top_the_best`: `data`, at most ten. */
export const leaderboardSchema = z.array(leaderboardEntrySchema);

export type WireLeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;

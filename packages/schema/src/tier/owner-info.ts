import * as z from 'zod/mini';
import { decimalSchema } from '../wire/decimal.ts';

/** `POST /Ido/owner_address`: `data`. Amounts are whole platform tokens. */
export const ownerInfoSchema = z.object({
  /** The principal of the account's stakes before their end. */
  staking: decimalSchema,
  /** Null below the lowest tier. */
  currentTier: z.nullable(z.enum(['Iron', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'])),
  /** By how many per cent the account's NFTs raise its stake; null while nothing is staked. */
  nftBoost: z.nullable(decimalSchema),
  // Not in the specification.
  /** The raised stake: it decides the tier. */
  effectiveAmount: decimalSchema,
});

/** `POST /Ido/pool_weight_by_address`: `data`. */
export const poolWeightSchema = z.object({
  /** The weight of the tier in a list that is computed from tiers; 0 without a tier. */
  poolWeight: z.int(),
});

export type WireOwnerInfo = z.infer<typeof ownerInfoSchema>;

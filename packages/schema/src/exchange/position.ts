import * as z from 'zod/mini';
import { rawAmountSchema, signedE18Schema, usdE18Schema } from '../wire/amount.ts';
import { poolSchema } from './pool.ts';

/**
 * An account's pool tokens of one pool. Amounts are raw; values use the present prices, null unless both tokens
 * have one. The history begins (`since`, chain seconds) when the balance last rose from 0.
 */
export const positionSchema = z.object({
  pool: poolSchema,
  /** Pool tokens. */
  liquidity: rawAmountSchema,
  /** Fraction of the pool, scaled by 10^18; the treasury's pending pool tokens count as minted. */
  shareE18: rawAmountSchema,
  /** The amounts that a removal of all of it pays now. */
  amount0: rawAmountSchema,
  amount1: rawAmountSchema,
  valueUsdE18: usdE18Schema,
  /** Pool tokens transferred in or out count as deposited or withdrawn at their worth in the pool then. */
  deposited0: rawAmountSchema,
  deposited1: rawAmountSchema,
  withdrawn0: rawAmountSchema,
  withdrawn1: rawAmountSchema,
  withdrawnValueUsdE18: usdE18Schema,
  /**
   * Growth of the pool's depth per pool token while held, at the present price: fees and gifts to the pool. The
   * amounts include it.
   */
  feesEarned0: rawAmountSchema,
  feesEarned1: rawAmountSchema,
  feesEarnedUsdE18: usdE18Schema,
  /** The present worth of all deposits, had they been kept outside the pool. */
  holdValueUsdE18: usdE18Schema,
  /** Value and withdrawn value less hold value; below 0 is a loss against holding. */
  differenceToHoldingUsdE18: signedE18Schema,
  /** The same as a fraction of the hold value, scaled by 10^18. */
  differenceToHoldingE18: signedE18Schema,
  since: z.int(),
  /** False where pool tokens were transferred in or out: then their cost is unknown. */
  isComplete: z.boolean(),
});

/** `GET /exchange/positions`: `data`, by address of the pool; `nextCursor` is null on the last page. */
export const positionListSchema = z.object({
  blockNumber: z.int(),
  positions: z.array(positionSchema),
  nextCursor: z.nullable(z.string()),
});

export type WirePosition = z.infer<typeof positionSchema>;

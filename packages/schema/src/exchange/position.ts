import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { rawAmountSchema, signedE18Schema, usdE18Schema } from '../wire/amount.ts';
import { pageSizeQuery } from '../wire/paging.ts';
import { poolSchema } from './pool.ts';

/** Query of `GET /exchange/positions`; `cursor` is `nextCursor` of the page before. */
export const listPositionsQuery = z.object({
  account: addressInputSchema,
  pageSize: pageSizeQuery,
  cursor: z.optional(addressInputSchema),
});

/**
 * What an account holds of one pool. Amounts are raw; values are at the present prices, null unless both tokens have one. The history
 * begins (`since`, chain seconds) when the account last went from no pool tokens to some.
 */
export const positionSchema = z.object({
  pool: poolSchema,
  /** Pool tokens. */
  liquidity: rawAmountSchema,
  /** Fraction of the pool, scaled by 10^18; the treasury's shares to come count as minted. */
  shareE18: rawAmountSchema,
  /** What removing all of it pays now. */
  amount0: rawAmountSchema,
  amount1: rawAmountSchema,
  valueUsdE18: usdE18Schema,
  /** Pool tokens that came or went by transfer count as deposited or withdrawn at what they were worth in the pool then. */
  deposited0: rawAmountSchema,
  deposited1: rawAmountSchema,
  withdrawn0: rawAmountSchema,
  withdrawn1: rawAmountSchema,
  withdrawnValueUsdE18: usdE18Schema,
  /** Growth of the pool's depth per pool token while they were held, at the present price: fees, and gifts to the pool. Not on top of the amounts but in them. */
  feesEarned0: rawAmountSchema,
  feesEarned1: rawAmountSchema,
  feesEarnedUsdE18: usdE18Schema,
  /** What everything deposited would be worth now had it been kept. */
  holdValueUsdE18: usdE18Schema,
  /** Value and withdrawn value less hold value; below 0 is a loss against holding. */
  differenceToHoldingUsdE18: signedE18Schema,
  /** The same as a fraction of the hold value, scaled by 10^18. */
  differenceToHoldingE18: signedE18Schema,
  since: z.int(),
  /** False where pool tokens came or went by transfer: then what was paid for them is not known. */
  isComplete: z.boolean(),
});

/** `GET /exchange/positions`: `data`, by address of the pool; `nextCursor` is null on the last page. */
export const positionListSchema = z.object({
  blockNumber: z.int(),
  positions: z.array(positionSchema),
  nextCursor: z.nullable(z.string()),
});

export type WirePosition = z.infer<typeof positionSchema>;

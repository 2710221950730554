import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { rawAmountSchema, usdE18Schema } from '../wire/amount.ts';

/**
 * A token as the index read it from chain; the author's texts are null where the token has none. `listed`: in
 * our default list.
 */
export const poolTokenSchema = z.object({
  address: addressSchema,
  symbol: z.nullable(z.string()),
  name: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
  isListed: z.boolean(),
});

/**
 * A pool as of the answer's block. Reserves are raw, times are chain seconds. A volume and its fees (0.20% of
 * the volume of 24 hours) are null where there were swaps without a known value. `feeAprBps`: the providers'
 * part (0.17%) of that volume over 365 days, in basis points of the worth of both reserves. It is null unless
 * volume and worth are known.
 */
export const poolSchema = z.object({
  address: addressSchema,
  token0: poolTokenSchema,
  token1: poolTokenSchema,
  reserve0: rawAmountSchema,
  reserve1: rawAmountSchema,
  /** Total pool tokens, without those that the treasury gets with the next deposit or withdrawal. */
  totalSupply: rawAmountSchema,
  tvlUsdE18: usdE18Schema,
  volume24hUsdE18: usdE18Schema,
  volume7dUsdE18: usdE18Schema,
  fees24hUsdE18: usdE18Schema,
  feeAprBps: z.nullable(rawAmountSchema),
  swapCount24h: z.int(),
  createdBlockNumber: z.int(),
  createdAt: z.int(),
});

/** The last pool that paging reaches; beyond it, use the search. */
export const deepestPool = 10_000;

export const poolAddressParams = z.object({ address: addressInputSchema });

/** `GET /exchange/pools`: `data`; the reserves are those of `blockNumber`. */
export const poolListSchema = z.object({ blockNumber: z.int(), pools: z.array(poolSchema) });

/** `GET /exchange/pools/:address`: `data`. */
export const poolDetailSchema = z.object({ blockNumber: z.int(), pool: poolSchema });

export type WirePool = z.infer<typeof poolSchema>;

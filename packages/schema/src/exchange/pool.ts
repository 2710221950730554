import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { rawAmountSchema, usdE18Schema } from '../wire/amount.ts';
import { pagingQuery } from '../wire/paging.ts';

/** A token as the index read it from chain; texts are the token author's and never trusted as markup. */
export const poolTokenSchema = z.object({
  address: addressSchema,
  symbol: z.string(),
  name: z.string(),
  decimals: z.int().check(z.nonnegative(), z.maximum(255)),
});

/** A pool with its reserves (raw, in its tokens' own decimals) as of the answer's block. */
export const poolSchema = z.object({
  address: addressSchema,
  token0: poolTokenSchema,
  token1: poolTokenSchema,
  reserve0: rawAmountSchema,
  reserve1: rawAmountSchema,
  tvlUsdE18: usdE18Schema,
});

export const listPoolsQuery = z.object(pagingQuery);
export const poolAddressParams = z.object({ address: addressInputSchema });

/** `GET /exchange/pools`: `data`; the block number tells how old the reserves are. */
export const poolListSchema = z.object({ blockNumber: z.int(), pools: z.array(poolSchema) });

/** `GET /exchange/pools/:address`: `data`. */
export const poolDetailSchema = z.object({ blockNumber: z.int(), pool: poolSchema });

export type WirePool = z.infer<typeof poolSchema>;

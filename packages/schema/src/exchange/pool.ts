import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { rawAmountSchema, usdE18Schema } from '../wire/amount.ts';
import { pagingQuery } from '../wire/paging.ts';

/** A token as the index read it from chain (texts are its author's, null where it does not say); listed: in our default list. */
export const poolTokenSchema = z.object({
  address: addressSchema,
  symbol: z.nullable(z.string()),
  name: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
  isListed: z.boolean(),
});

/** A pool with its reserves (raw, in its tokens' own decimals) as of the answer's block. */
export const poolSchema = z.object({
  address: addressSchema,
  token0: poolTokenSchema,
  token1: poolTokenSchema,
  reserve0: rawAmountSchema,
  reserve1: rawAmountSchema,
  tvlUsdE18: usdE18Schema,
  volume24hUsdE18: rawAmountSchema,
  swapCount24h: z.int(),
  createdBlockNumber: z.int(),
});

/** Query of `GET /exchange/pools`: `search` is part of a symbol or name, or a whole address. */
export const listPoolsQuery = z.object({
  ...pagingQuery,
  search: z.optional(z.string().check(z.maxLength(100), z.regex(/^\P{Cc}*$/u, 'Invalid text'))),
  sort: z.prefault(z.enum(['tvl', 'volume', 'symbol']), 'tvl'),
});

export const poolAddressParams = z.object({ address: addressInputSchema });

/** `GET /exchange/pools`: `data`; the block number tells how old the reserves are. */
export const poolListSchema = z.object({ blockNumber: z.int(), pools: z.array(poolSchema) });

/** `GET /exchange/pools/:address`: `data`. */
export const poolDetailSchema = z.object({ blockNumber: z.int(), pool: poolSchema });

export type WirePool = z.infer<typeof poolSchema>;

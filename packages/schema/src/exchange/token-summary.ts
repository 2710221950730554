import * as z from 'zod/mini';
import { poolTokenSchema } from './pool.ts';
import { addressInputSchema } from '../wire/address.ts';
import { usdE18Schema } from '../wire/amount.ts';
import { chainQuery } from '../wire/chain-id.ts';
import { countInQuery } from '../wire/paging.ts';

/** Points of a price's week: one each six hours, and the present price. */
export const weekPoints = { count: 28, stepSeconds: 21_600 } as const;

/** Tokens that one request may name. */
export const mostNamedTokens = 100;

/** The sort keys of tokens. Unknown values come last in either order; equal values are sorted by address. */
export const tokenSummarySorts = ['tvl', 'volume24h', 'price', 'change24h', 'name'] as const;

const addressesSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(43 * mostNamedTokens)),
    z.transform((text) => text.split(',')),
  ),
  z.array(addressInputSchema),
);

/**
 * Query of `GET /market/tokens`: the tokens of the default list that have a pool, or those that `addresses` names (by
 * commas), listed or not. `search` is part of a symbol or name, or a whole address. Without `order` the largest come
 * first, symbols from A to Z.
 */
export const listTokenSummariesQuery = z.object({
  ...chainQuery,
  pageNumber: countInQuery(1_000, '1'),
  pageSize: countInQuery(50, '20'),
  addresses: z.optional(addressesSchema),
  search: z.optional(z.string().check(z.maxLength(100), z.regex(/^\P{Cc}*$/u, 'Invalid text'))),
  sort: z.prefault(z.enum(tokenSummarySorts), 'tvl'),
  order: z.optional(z.enum(['asc', 'desc'])),
});

/**
 * A token as of the answer's block. `tvlUsdE18` is the value of all its pools, both sides; the 24 hours are chain
 * time. Null is unknown, never 0.
 */
export const tokenSummarySchema = z.object({
  ...poolTokenSchema.shape,
  priceUsdE18: usdE18Schema,
  /** Against the price of 24 hours before. */
  priceChange24hPercent: z.nullable(z.number()),
  tvlUsdE18: usdE18Schema,
  volume24hUsdE18: usdE18Schema,
  swapCount24h: z.int(),
  /** The price's week in US dollars, oldest first, for a drawing; null before the first trade. Empty where none is known. */
  week: z.array(z.nullable(z.number())),
});

/** `GET /market/tokens`: `data`. */
export const tokenSummaryListSchema = z.object({ blockNumber: z.int(), tokens: z.array(tokenSummarySchema) });

export type WireTokenSummary = z.infer<typeof tokenSummarySchema>;

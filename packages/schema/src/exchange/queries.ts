import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { chainQuery } from '../wire/chain-id.ts';
import { chainTimeInQuery } from '../wire/chain-time.ts';
import { hashInputSchema } from '../wire/hash.ts';
import { countInQuery, eventPagingQuery, pageSizeQuery, pagingQuery } from '../wire/paging.ts';
import { deepestPool } from './pool.ts';
import { poolTransactionKindSchema } from './pool-transaction.ts';

// Apart from the schemas of answers, because no page of the site parses a query.

/** Filters of `GET /exchange/swaps`, newest first. */
export const listSwapsQuery = z.object({
  ...chainQuery,
  ...eventPagingQuery,
  account: z.optional(addressInputSchema),
  pool: z.optional(addressInputSchema),
  txHash: z.optional(hashInputSchema),
});

/** The sort keys of pools. Unknown values come last in either order; equal values are sorted by address. */
const poolSortSchema = z.enum(['tvl', 'volume24h', 'volume7d', 'feeApr', 'created', 'symbol']);

/**
 * Query of `GET /exchange/pools`. `search` is part of a symbol or name, a whole address, or two of these as
 * `A/B` for the pool of both. Frequent or short parts are matched only within the first pools of the list.
 * Without `order` the largest and newest come first, symbols from A to Z.
 */
export const listPoolsQuery = z
  .object({
    ...chainQuery,
    ...pagingQuery,
    search: z.optional(z.string().check(z.maxLength(100), z.regex(/^\P{Cc}*$/u, 'Invalid text'))),
    sort: z.prefault(poolSortSchema, 'tvl'),
    order: z.optional(z.enum(['asc', 'desc'])),
  })
  .check(
    z.refine(({ pageNumber, pageSize }) => pageNumber * pageSize <= deepestPool, {
      path: ['pageNumber'],
      error: `Must stay within the first ${deepestPool} pools`,
    }),
  );

/**
 * Query of `GET /exchange/pools/:address/transactions`; without `kind` all three kinds, without `account` all
 * accounts.
 */
export const listPoolTransactionsQuery = z.object({
  ...chainQuery,
  ...eventPagingQuery,
  kind: z.optional(poolTransactionKindSchema),
  account: z.optional(addressInputSchema),
});

/**
 * Query of `GET /exchange/pools/:address/candles`: the last `limit` candles that begin before `before` (chain
 * seconds). Without `before`: the newest.
 */
export const listCandlesQuery = z.object({
  ...chainQuery,
  interval: z.prefault(z.enum(['5m', '1h', '1d']), '1h'),
  before: z.optional(chainTimeInQuery),
  limit: countInQuery(1_000, '300'),
});

/** Query of `GET /exchange/liquidity-events`. */
export const listLiquidityEventsQuery = z.object({
  ...chainQuery,
  ...eventPagingQuery,
  account: addressInputSchema,
});

/** Query of `GET /exchange/positions`; `cursor` is `nextCursor` of the page before. */
export const listPositionsQuery = z.object({
  ...chainQuery,
  account: addressInputSchema,
  pageSize: pageSizeQuery,
  cursor: z.optional(addressInputSchema),
});

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

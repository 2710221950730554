import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { rawAmountSchema, usdE18Schema } from '../wire/amount.ts';
import { hashInputSchema, hashSchema } from '../wire/hash.ts';
import { pageSizeQuery } from '../wire/paging.ts';

const swapTokenSchema = z.object({
  address: addressSchema,
  symbol: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
});

/** One swap in one pool; a trade over several pools is several of them with one transaction hash. */
export const swapSchema = z.object({
  txHash: hashSchema,
  logIndex: z.int(),
  blockNumber: z.int(),
  /** Chain time in seconds. */
  blockTimestamp: z.int(),
  pool: addressSchema,
  /** Who signed the transaction. */
  account: addressSchema,
  recipient: addressSchema,
  tokenIn: swapTokenSchema,
  tokenOut: swapTokenSchema,
  /** Raw, what the pool gained and gave. */
  amountIn: rawAmountSchema,
  amountOut: rawAmountSchema,
  /** Null while neither token had a known price. */
  volumeUsdE18: usdE18Schema,
});

const isCursor = z.regex(/^\d{1,15}-\d{1,9}$/, 'Invalid cursor');

/** Filters of `GET /exchange/swaps`, newest first; `cursor` is `nextCursor` of the page before. */
export const listSwapsQuery = z.object({
  pageSize: pageSizeQuery,
  cursor: z.optional(z.string().check(isCursor)),
  account: z.optional(addressInputSchema),
  pool: z.optional(addressInputSchema),
  txHash: z.optional(hashInputSchema),
});

/** `GET /exchange/swaps`: `data`; `nextCursor` is null on the last page. */
export const swapListSchema = z.object({
  blockNumber: z.int(),
  swaps: z.array(swapSchema),
  nextCursor: z.nullable(z.string()),
});

export type WireSwap = z.infer<typeof swapSchema>;

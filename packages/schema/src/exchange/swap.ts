import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { rawAmountSchema, usdE18Schema } from '../wire/amount.ts';
import { hashInputSchema, hashSchema } from '../wire/hash.ts';
import { pagingQuery } from '../wire/paging.ts';

/** One swap in one pool; a trade over several pools is several of them with one transaction hash. */
export const swapSchema = z.object({
  transactionHash: hashSchema,
  logIndex: z.int(),
  blockNumber: z.int(),
  /** Chain time in seconds. */
  timestamp: z.int(),
  pool: addressSchema,
  /** Who signed the transaction. */
  account: addressSchema,
  recipient: addressSchema,
  tokenIn: addressSchema,
  tokenOut: addressSchema,
  amountIn: rawAmountSchema,
  amountOut: rawAmountSchema,
  valueUsdE18: usdE18Schema,
});

/** Filters of `GET /exchange/swaps`; newest first. */
export const listSwapsQuery = z.object({
  ...pagingQuery,
  account: z.optional(addressInputSchema),
  pool: z.optional(addressInputSchema),
  transactionHash: z.optional(hashInputSchema),
});

/** `GET /exchange/swaps`: `data`. */
export const swapListSchema = z.object({ blockNumber: z.int(), swaps: z.array(swapSchema) });

export type WireSwap = z.infer<typeof swapSchema>;

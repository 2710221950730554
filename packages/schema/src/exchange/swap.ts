import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema, usdE18Schema } from '../wire/amount.ts';
import { hashSchema } from '../wire/hash.ts';
import { nextCursorSchema } from '../wire/paging.ts';
import { eventTokenSchema } from '../wire/event-token.ts';

/** One swap in one pool; a trade over several pools is several swaps with one transaction hash. */
export const swapSchema = z.object({
  txHash: hashSchema,
  logIndex: z.int(),
  blockNumber: z.int(),
  /** Chain time in seconds. */
  blockTimestamp: z.int(),
  pool: addressSchema,
  /** The signer of the transaction. */
  account: addressSchema,
  recipient: addressSchema,
  tokenIn: eventTokenSchema,
  tokenOut: eventTokenSchema,
  /** Raw, the amounts that the pool received and paid. */
  amountIn: rawAmountSchema,
  amountOut: rawAmountSchema,
  /** Null while neither token had a known price. */
  volumeUsdE18: usdE18Schema,
});

/** `GET /exchange/swaps`: `data`. */
export const swapListSchema = z.object({
  blockNumber: z.int(),
  swaps: z.array(swapSchema),
  nextCursor: nextCursorSchema,
});

export type WireSwap = z.infer<typeof swapSchema>;

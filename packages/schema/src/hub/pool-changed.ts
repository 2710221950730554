import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';

/** A pool with its reserves after the last of the blocks; null where they are unchanged. */
export const changedPoolSchema = z.object({
  address: addressSchema,
  /** As in `PlacedPool`; missing for a pool that was never funded. */
  place: z.optional(z.int()),
  /** token0 and token1 of a pool with a place that is now dust or empty: a snapshot of this block omits it. */
  dustOf: z.optional(z.tuple([addressSchema, addressSchema])),
  reserve0: z.nullable(rawAmountSchema),
  reserve1: z.nullable(rawAmountSchema),
});

/** `extraData` of `pool_changed`: the pools that the blocks changed. */
export const poolChangedSchema = z.object({
  chainId: z.int(),
  /** The last of the blocks. */
  blockNumber: z.int(),
  swapCount: z.int(),
  /** Null where any pool may have changed: blocks were undone, or too many pools changed. */
  pools: z.nullable(z.array(changedPoolSchema)),
});

export type PoolChanged = z.infer<typeof poolChangedSchema>;

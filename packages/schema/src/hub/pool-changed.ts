import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';

/** A pool with the reserves after the last of the blocks; null where they did not change. `place`: in the factory's order, as in the snapshot. */
export const changedPoolSchema = z.object({
  address: addressSchema,
  /** Missing in what was written before there were places. */
  place: z.optional(z.int()),
  reserve0: z.nullable(rawAmountSchema),
  reserve1: z.nullable(rawAmountSchema),
});

/** `extraData` of `pool_changed`: what blocks changed. */
export const poolChangedSchema = z.object({
  chainId: z.int(),
  /** The last of the blocks. */
  blockNumber: z.int(),
  swapCount: z.int(),
  /** Null where it may be any of them: blocks were undone, or there are too many to tell. */
  pools: z.nullable(z.array(changedPoolSchema)),
});

export type PoolChanged = z.infer<typeof poolChangedSchema>;

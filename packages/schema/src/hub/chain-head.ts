import * as z from 'zod/mini';
import { hashSchema } from '../wire/hash.ts';

/**
 * `extraData` of `chain_head`: the last indexed block of a chain. A number below the previous one means that
 * blocks were undone.
 */
export const chainHeadSchema = z.object({
  chainId: z.int(),
  blockNumber: z.int(),
  blockHash: hashSchema,
  /** Chain time in seconds. */
  blockTimestamp: z.int(),
});

export type ChainHead = z.infer<typeof chainHeadSchema>;

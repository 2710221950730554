import * as z from 'zod/mini';
import { hashSchema } from '../wire/hash.ts';

/** `extraData` of `chain_head`: the block up to which a chain is indexed. One below the last told of means that blocks were undone. */
export const chainHeadSchema = z.object({
  chainId: z.int(),
  blockNumber: z.int(),
  blockHash: hashSchema,
  /** Chain time in seconds. */
  blockTimestamp: z.int(),
});

export type ChainHead = z.infer<typeof chainHeadSchema>;

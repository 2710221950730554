import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';

/**
 * `extraData` of `stakes_changed`: a cue to read again. Stakes, rewards or terms of these pools changed. An undo of
 * blocks is announced by the head of the chain.
 */
export const stakesChangedSchema = z.object({
  chainId: z.int(),
  /** The last of the blocks. */
  blockNumber: z.int(),
  pools: z.array(addressSchema),
});

export type StakesChanged = z.infer<typeof stakesChangedSchema>;

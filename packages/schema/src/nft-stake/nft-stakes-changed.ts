import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';

/** `extraData` of `nft_stakes_changed`: whose lists the blocks changed. */
export const nftStakesChangedSchema = z.object({
  chainId: z.int(),
  /** The last of the blocks. */
  blockNumber: z.int(),
  /** The accounts; null where any list may have changed: blocks were undone, a collection was allowed or removed, … */
  accounts: z.nullable(z.array(addressSchema)),
});

export type NftStakesChanged = z.infer<typeof nftStakesChangedSchema>;

import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';

/** `extraData` of `nft_market_changed`: a cue to read again. */
export const nftMarketChangedSchema = z.object({
  chainId: z.int(),
  /** The last of the blocks. */
  blockNumber: z.int(),
  /**
   * The works of the events, each by its collection or by its market; null where any work may have changed: blocks were
   * undone, or there are too many to name.
   */
  works: z.nullable(z.array(z.object({ contract: addressSchema, tokenId: z.int() }))),
});

export type NftMarketChanged = z.infer<typeof nftMarketChangedSchema>;

import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { chainIdText } from '../wire/chain-id.ts';
import { countInQuery } from '../wire/paging.ts';

/** Parameters of `GET /launchpad/sale/{chainId}/{sale}/buyers`. */
export const buyersParams = z.object({
  chainId: z.pipe(chainIdText, z.transform(Number)),
  sale: addressInputSchema,
});

/** Its query: the accounts above `after`. */
export const buyersQuery = z.object({
  pageSize: countInQuery(2_000, '500'),
  after: z.optional(addressInputSchema),
});

/** Its `data`: by rising account, as the sale's `tally` takes them. Amounts are raw payment tokens. */
export const buyersSchema = z.object({
  blockNumber: z.int(),
  buyers: z.array(
    z.object({
      account: addressSchema,
      committed: rawAmountSchema,
      weight: z.int(),
      /** Null before the sale is levelled, and of a cancelled one. */
      accepted: z.nullable(rawAmountSchema),
    }),
  ),
  /** `after` of the next page; null on the last one. */
  nextAfter: z.nullable(addressSchema),
});

export type WireBuyers = z.infer<typeof buyersSchema>;

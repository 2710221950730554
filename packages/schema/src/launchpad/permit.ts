import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';

/** Body of `POST /launchpad/permit`: a sale that has a signer. */
export const permitRequest = z.object({
  ownerAddress: addressInputSchema,
  chainId: z.int().check(z.positive()),
  sale: addressInputSchema,
});

/** Its `data`: `Permit` of `ISale.join`. It admits the account up to `maxCommit` and moves nothing. */
export const permitSchema = z.object({
  /** Raw payment tokens. */
  maxCommit: rawAmountSchema,
  weight: z.int(),
  /** Chain seconds. */
  deadline: z.int(),
  signature: z.string().check(z.regex(/^0x(?:[0-9a-f]{2})+$/)),
});

export type WirePermit = z.infer<typeof permitSchema>;

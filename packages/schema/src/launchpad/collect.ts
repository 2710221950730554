import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { decimalSchema, signedDecimalInputSchema } from '../wire/decimal.ts';
import { hashSchema } from '../wire/hash.ts';
import { projectIdSchema } from './requests.ts';

/** Body of `POST /Ido/ido_claim`. `balance` is of the specification; the chain has the amount. */
export const idoClaimRequest = z.object({
  ownerAddress: addressInputSchema,
  idoId: projectIdSchema,
  balance: z.optional(z.nullable(z.pipe(signedDecimalInputSchema, decimalSchema))),
});

/** Maximum sales of one call. */
export const mostCollectedSales = 20;

/** Body of `POST /launchpad/collect`: sales of any chains. */
export const saleCollectRequest = z.object({
  ownerAddress: addressInputSchema,
  sales: z
    .array(z.object({ chainId: z.int().check(z.positive()), sale: addressInputSchema }))
    .check(z.minLength(1), z.maxLength(mostCollectedSales)),
});

/** Its `data`: each sale in the order of the call; `code` is that of a refusal, as the other routes answer it. */
export const saleCollectionsSchema = z.array(
  z.object({
    chainId: z.int(),
    sale: addressSchema,
    state: z.enum(['collected', 'collecting', 'refused']),
    code: z.nullable(z.string()),
    txHash: z.nullable(hashSchema),
  }),
);

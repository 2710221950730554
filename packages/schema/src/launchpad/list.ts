import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { chainIdText } from '../wire/chain-id.ts';
import { hashSchema } from '../wire/hash.ts';
import { admissionSchema } from './allocation.ts';

/** Parameters of `GET /launchpad/list/{sha256}`: the name of a file by its content. */
export const listParams = z.object({
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/i, 'Invalid hash'), z.toLowerCase()),
});

/** Query of `GET /launchpad/proof`. */
export const proofQuery = z.object({
  chainId: z.pipe(chainIdText, z.transform(Number)),
  sale: addressInputSchema,
  account: addressInputSchema,
});

/** Its `data`: with the hashes of the sale's list, by which anybody verifies leaf and proof; null without a list. */
export const proofSchema = z.object({
  listHash: z.nullable(hashSchema),
  listRoot: z.nullable(hashSchema),
  admission: admissionSchema,
});

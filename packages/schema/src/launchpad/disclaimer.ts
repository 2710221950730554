import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { projectSymbolInputSchema } from './requests.ts';

/** Body of `/launchpad/disclaimer`: the specification's record with an ISO code of the country. */
export const disclaimerRequest = z.object({
  ownerAddress: addressInputSchema,
  symbol: projectSymbolInputSchema,
  /** A phone code, which several countries may share: it decides nothing. */
  countryId: z.prefault(z.int().check(z.positive(), z.maximum(99_999)), 84),
  /** 1 accepted, 0 declined. */
  status: z.union([z.literal(0), z.literal(1)]),
  // Not in the specification.
  /** ISO 3166-1 alpha-2 in any letter case; without it only the confirmations count. */
  countryCode: z.optional(
    z.nullable(
      z.string('Invalid country').check(z.regex(/^[A-Za-z]{2}$/, 'Invalid country'), z.toUpperCase()),
    ),
  ),
});

/** Its `data`. */
export const disclaimerSchema = z.object({ status: z.union([z.literal(0), z.literal(1)]) });

import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';

const version = z.int().check(z.nonnegative());

/** One token in the token-list format. */
export const listedTokenSchema = z.object({
  chainId: z.int().check(z.positive()),
  address: addressInputSchema,
  symbol: z.string(),
  name: z.string(),
  decimals: z.int().check(z.nonnegative(), z.maximum(255)),
  logoURI: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
});

/**
 * The fields of the token-list format that we use; foreign lists are checked against the full published schema
 * on download.
 */
export const tokenListSchema = z.object({
  name: z.string(),
  version: z.object({ major: version, minor: version, patch: version }),
  tokens: z.array(listedTokenSchema),
  logoURI: z.optional(z.string()),
  keywords: z.optional(z.array(z.string())),
});

/** The address of a list, in one of the list protocols (http, https, ipfs, ipns). */
export const tokenListQuery = z.object({ url: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) });

export type ListedToken = z.infer<typeof listedTokenSchema>;
export type TokenList = z.infer<typeof tokenListSchema>;

import * as z from 'zod/mini';

/** A raw on-chain amount as an unsigned decimal string without leading zeros, at most 78 digits (2^256 - 1). */
export const rawAmountSchema = z.string().check(z.regex(/^(?:0|[1-9]\d{0,77})$/, 'Invalid amount'));

/** A value in US dollars scaled by 1e18, as a decimal string; null where unknown, never 0. */
export const usdE18Schema = z.nullable(rawAmountSchema);

/** A difference of two such values; with a minus sign below 0. */
export const signedE18Schema = z.nullable(
  z.string().check(z.regex(/^(?:0|-?[1-9]\d{0,77})$/, 'Invalid amount')),
);

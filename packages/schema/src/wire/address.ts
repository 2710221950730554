import * as z from 'zod/mini';

/** A 20-byte address as we answer it: lower case, so that two spellings of one address are the same text. */
export const addressSchema = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]{40}$/))]);

/** An address in any letter case, as a client may send it; comes out in lower case. */
export const addressInputSchema = z.pipe(
  z.string('Invalid address').check(z.maxLength(42, 'Invalid address'), z.toLowerCase()),
  addressSchema,
);

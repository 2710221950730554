import * as z from 'zod/mini';

/** A 20-byte address in an answer: lower case, so that each address has one spelling. */
export const addressSchema = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]{40}$/))]);

/** An address of a request in any letter case; the result is lower case. */
export const addressInputSchema = z.pipe(
  z.string('Invalid address').check(z.maxLength(42, 'Invalid address'), z.toLowerCase()),
  addressSchema,
);

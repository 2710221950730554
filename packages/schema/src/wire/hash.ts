import * as z from 'zod/mini';

/** A 32-byte hash (transaction or block) as we answer it: lower case. */
export const hashSchema = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]{64}$/))]);

/** A hash in any letter case, as a client may send it; comes out in lower case. */
export const hashInputSchema = z.pipe(
  z.string('Invalid hash').check(z.maxLength(66, 'Invalid hash'), z.toLowerCase()),
  hashSchema,
);

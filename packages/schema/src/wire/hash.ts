import * as z from 'zod/mini';

/** A 32-byte hash (transaction or block) in an answer: lower case. */
export const hashSchema = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]{64}$/))]);

/** A hash of a request in any letter case; the result is lower case. */
export const hashInputSchema = z.pipe(
  z.string('Invalid hash').check(z.maxLength(66, 'Invalid hash'), z.toLowerCase()),
  hashSchema,
);

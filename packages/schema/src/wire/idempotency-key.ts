import * as z from 'zod/mini';

/** The header `Idempotency-Key` of a call that must happen once, however often it is sent: the client's own text, printable and without spaces. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[!-~]{1,128}$/, 'Invalid idempotency key'));

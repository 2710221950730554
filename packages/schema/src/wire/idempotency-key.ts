import * as z from 'zod/mini';

/**
 * The header `Idempotency-Key` of a call that must happen once, however often it is sent. Chosen by the client,
 * printable, without spaces.
 */
export const idempotencyKeySchema = z.string().check(z.regex(/^[!-~]{1,128}$/, 'Invalid idempotency key'));

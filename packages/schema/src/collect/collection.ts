import * as z from 'zod/mini';
import { hashSchema } from '../wire/hash.ts';

/**
 * `data` of a route that has the keeper collect for an account: `collecting` until a block includes the payment.
 */
export const collectionSchema = z.object({ state: z.enum(['collected', 'collecting']) });

/** Fields of their answers beside `data`: the payment's transaction, null before it is sent. */
export const collectionFields = { extra: z.object({ txHash: z.nullable(hashSchema) }) };

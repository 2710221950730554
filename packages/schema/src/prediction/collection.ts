import * as z from 'zod/mini';
import { hashSchema } from '../wire/hash.ts';

/** `data` of `POST /prediction/claim` and `/prediction/claim_bonus`: `collecting` where it is under way, and shows once it is in a block. */
export const collectionSchema = z.object({ state: z.enum(['collected', 'collecting']) });

/** What their answers hold beside `data`; the transaction that pays, once one was sent. */
export const collectionFields = { extra: z.object({ txHash: z.nullable(hashSchema) }) };

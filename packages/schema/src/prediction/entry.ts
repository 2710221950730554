import * as z from 'zod/mini';

/** `data` of `POST /prediction/join`: `pending` while no node knows a receipt of the transaction. */
export const entrySchema = z.object({ state: z.enum(['entered', 'pending']) });

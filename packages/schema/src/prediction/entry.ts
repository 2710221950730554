import * as z from 'zod/mini';

/**
 * `data` of `POST /prediction/join`: `entered` (200) where a block includes the entry, `pending` (202) while a
 * node knows the transaction but no block includes it. The other answers are refusals: `ENTRY_UNKNOWN` (404),
 * `ENTRY_OF_ANOTHER_ROUND` (409, a replay), `ENTRY_UNCHECKED` (503, no node answers).
 */
export const entrySchema = z.object({ state: z.enum(['entered', 'pending']) });

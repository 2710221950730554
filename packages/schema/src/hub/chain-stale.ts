import * as z from 'zod/mini';

/**
 * `extraData` of `chain_stale`: the index of a chain makes no progress, because no indexer runs or works on it.
 * Sent when this begins, every few seconds while it lasts, and once when it ends. A chain without new blocks is
 * not stale.
 */
export const chainStaleSchema = z.object({ chainId: z.int(), stale: z.boolean() });

export type ChainStale = z.infer<typeof chainStaleSchema>;

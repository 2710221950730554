import * as z from 'zod/mini';

/**
 * `data` of `POST /Artworks/nft_stake` and `/Artworks/nft_unstake`: `done` (200) where a block includes the move,
 * `pending` (202) while a node knows the transaction but no block includes it. The other answers are refusals.
 */
export const nftMoveSchema = z.object({ state: z.enum(['done', 'pending']) });

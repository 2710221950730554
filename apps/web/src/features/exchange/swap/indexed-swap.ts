import { swapListSchema } from '@tradewind/schema/exchange/swap';
import type { Hash } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { waitUntilIndexed } from '../../../shared/live/wait-until-indexed.ts';

/** Waits until the index lists a swap. */
export async function waitUntilSwapIndexed(sentHash: Hash): Promise<void> {
  await waitUntilIndexed(sentHash, async (hash, signal) => {
    const path = `/exchange/swaps?txHash=${hash}`;
    const { swaps } = await fetchFromApi({ path, schema: swapListSchema, signal });
    return swaps.length > 0;
  });
}

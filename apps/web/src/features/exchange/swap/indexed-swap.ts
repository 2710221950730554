import { swapListSchema } from '@tradewind/schema/exchange/swap';
import type { Hash } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { pause } from '../../../shared/time/pause.ts';

const intervalMs = 1000;
const patienceMs = 10_000;

/**
 * Waits until the index lists a swap. A slow or unreachable
 * index does not block, because the trade is done without it.
 */
export async function waitUntilSwapIndexed(hash: Hash): Promise<void> {
  const endsAt = performance.now() + patienceMs;
  const path = `/exchange/swaps?txHash=${hash}`;
  try {
    while (performance.now() < endsAt) {
      const { swaps } = await fetchFromApi({ path, schema: swapListSchema, timeoutMs: patienceMs });
      if (swaps.length > 0) return;
      await pause(intervalMs);
    }
  } catch {
    // The trade is done even when the index is unreachable.
  }
}

import { swapListSchema } from '@tradewind/schema/exchange/swap';
import type { Hash } from 'viem';
import { fetchFromApi } from '../../shared/api-client/fetch-from-api.ts';

const intervalMs = 500;
const patienceMs = 10_000;

/** Waits until the index lists a swap; an index that is slow or away holds nobody up for longer than ten seconds. */
export async function waitUntilSwapIndexed(hash: Hash): Promise<void> {
  const endsAt = performance.now() + patienceMs;
  while (performance.now() < endsAt) {
    if (await isIndexed(hash)) return;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

async function isIndexed(hash: Hash): Promise<boolean> {
  try {
    const path = `/exchange/swaps?txHash=${hash}`;
    const { swaps } = await fetchFromApi({ path, schema: swapListSchema, timeoutMs: intervalMs * 4 });
    return swaps.length > 0;
  } catch {
    // The trade is done whether or not the index can be asked.
    return false;
  }
}

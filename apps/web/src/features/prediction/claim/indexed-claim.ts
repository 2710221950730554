import { historySchema } from '@tradewind/schema/prediction/history';
import type { Address, Hash } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { pause } from '../../../shared/time/pause.ts';

const intervalMs = 500;
const patienceMs = 10_000;

/** Waits until the index has the collecting of a round; a slow or unreachable index does not block. */
export async function waitUntilClaimIndexed(account: Address, epoch: number, hash: Hash): Promise<void> {
  const endsAt = performance.now() + patienceMs;
  const body = { ownerAddress: account, before: epoch + 1, pageSize: 1 };
  const path = '/prediction/joined_history';
  try {
    while (performance.now() < endsAt) {
      const [round] = await fetchFromApi({ path, body, schema: historySchema, timeoutMs: patienceMs });
      if (round?.collectedHash === hash) return;
      await pause(intervalMs);
    }
  } catch {
    // The round is collected even when the index is unreachable.
  }
}

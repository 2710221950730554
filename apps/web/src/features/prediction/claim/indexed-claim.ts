import { historySchema } from '@tradewind/schema/prediction/history';
import type { Address, Hash } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { pause } from '../../../shared/transaction/pause.ts';

const intervalMs = 500;
const patienceMs = 10_000;

/** Waits until the index knows that a transaction collected a round; an index that is slow or away holds nobody up. */
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
    // Whether or not the index can be asked, it is collected.
  }
}

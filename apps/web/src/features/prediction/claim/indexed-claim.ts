import { historySchema } from '@tradewind/schema/prediction/history';
import type { Address, Hash } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { waitUntilIndexed } from '../../../shared/live/wait-until-indexed.ts';

/** Waits until the index has the collecting of a round. */
export async function waitUntilClaimIndexed(
  { chain, account, epoch }: { chain: Chain; account: Address; epoch: number },
  sentHash: Hash,
): Promise<void> {
  const path = '/prediction/joined_history';
  const body = { ownerAddress: account, before: epoch + 1, pageSize: 1 };
  await waitUntilIndexed(sentHash, async (hash, signal) => {
    const [round] = await fetchFromApi({ chain, path, body, schema: historySchema, signal });
    return round?.collectedHash === hash;
  });
}

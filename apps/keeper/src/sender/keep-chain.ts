import { BlockedError } from '@tradewind/process/process-error';
import type { SenderParts } from './sender-parts.ts';

/**
 * Refuses to act on another chain than that of the intents, while the nodes report it. A local chain that was
 * recreated deletes its intents.
 */
export async function keepChain({ node, store, policy, observer }: SenderParts): Promise<void> {
  const genesisHash = await node.getGenesisHash();
  const kept = await store.keepGenesis(genesisHash);
  if (kept === genesisHash) return;
  if (!policy.isLocal)
    throw new BlockedError(`chain ${policy.chainId} of the nodes is not the one of the intents`);
  await store.clear();
  await store.keepGenesis(genesisHash);
  observer.chainReplaced();
}

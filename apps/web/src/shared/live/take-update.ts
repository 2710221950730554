import type { ChainHead } from '@tradewind/schema/hub/chain-head';
import type { PoolChanged } from '@tradewind/schema/hub/pool-changed';
import type { QueryClient } from '@tanstack/react-query';
import { type Block, latestBlockKey, noteLatestBlock, noteToldBlock } from '../chain/latest-block.ts';
import { setIndexStale } from './live-store.ts';
import type { LiveUpdate } from './live-update.ts';
import { noticeTransactions } from './notice-transactions.ts';
import { refreshReads } from './refresh-reads.ts';
import { isAreaTopic, tellListeners } from './topic-listeners.ts';
import { tellTaps } from './update-taps.ts';

/**
 * Applies the updates of one chain. They only decide when to read. The reserves that a tap keeps up to date serve
 * route finding. A signed write relies on data read from the chain.
 */
export function createUpdateTaker(
  queries: QueryClient,
  { chainId, fetchLatestBlock }: { chainId: number; fetchLatestBlock: () => Promise<Block> },
): (update: LiveUpdate) => void {
  let last: ChainHead | undefined;

  function takeHead(head: ChainHead): void {
    if (head.blockHash === last?.blockHash) return undefined;
    const isUndone = last !== undefined && head.blockNumber <= last.blockNumber;
    last = head;
    if (isUndone) return void takeShorterChain();
    const told: Block = { number: BigInt(head.blockNumber), timestamp: BigInt(head.blockTimestamp) };
    const known = queries.getQueryData<Block>(latestBlockKey);
    if (known && told.number <= known.number) return undefined;
    if (noteToldBlock(told.number)) queries.setQueryData(latestBlockKey, told);
    else void queries.refetchQueries({ queryKey: latestBlockKey });
    return undefined;
  }

  /** Blocks were undone: the chain's current block counts, even if it is lower than the known one. */
  async function takeShorterChain(): Promise<void> {
    try {
      queries.setQueryData(latestBlockKey, noteLatestBlock(await fetchLatestBlock()));
    } catch {
      void queries.refetchQueries({ queryKey: latestBlockKey });
    }
  }

  function takePools({ blockNumber, pools }: PoolChanged): void {
    void refreshReads(queries, pools === null ? undefined : BigInt(blockNumber));
  }

  return (update) => {
    if ('payload' in update && update.payload.chainId !== chainId) return;
    tellTaps(update);
    if (update.kind === 'area') tellListeners(update);
    else if (update.kind === 'missed') takeMissed(queries, update);
    // Followers of a topic have received it by the tap.
    else if (update.kind === 'joined' || update.kind === 'left') return;
    else if (update.kind === 'chain_head') takeHead(update.payload);
    else if (update.kind === 'chain_stale') setIndexStale(update.payload.stale);
    else if (update.kind === 'pool_changed') takePools(update.payload);
    else noticeTransactions(update.payload);
  };
}

function takeMissed(queries: QueryClient, update: Extract<LiveUpdate, { kind: 'missed' }>): void {
  // Account updates only cause notices; no displayed data depends on them.
  if (update.topic === 'account') return undefined;
  if (isAreaTopic(update.topic)) return tellListeners(update);
  void queries.refetchQueries({ queryKey: latestBlockKey });
  return void refreshReads(queries);
}

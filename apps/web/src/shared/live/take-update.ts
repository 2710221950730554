import type { ChainHead } from '@tradewind/schema/hub/chain-head';
import type { PoolChanged } from '@tradewind/schema/hub/pool-changed';
import type { QueryClient } from '@tanstack/react-query';
import { type Block, latestBlockKey, noteLatestBlock, noteToldBlock } from '../chain/latest-block.ts';
import type { LiveUpdate } from './live-update.ts';
import { noticeTransactions } from './notice-transactions.ts';
import { refreshReads } from './refresh-reads.ts';
import { isAreaTopic, tellListeners } from './topic-listeners.ts';
import { tellTaps } from './update-taps.ts';

/**
 * What the page does with what it is told of one chain. Here it only learns when to read; the reserves that a tap keeps up to date by what is told are
 * for finding a route, and what is signed follows from what the chain says.
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

  /** Blocks were undone: what the chain says now counts, even if it is lower than what the page knew. */
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
    // Who follows a topic has heard it by the tap.
    else if (update.kind === 'joined' || update.kind === 'left') return;
    else if (update.kind === 'chain_head') takeHead(update.payload);
    else if (update.kind === 'pool_changed') takePools(update.payload);
    else noticeTransactions(update.payload);
  };
}

function takeMissed(queries: QueryClient, update: Extract<LiveUpdate, { kind: 'missed' }>): void {
  // What is told of the account is only told of; nothing that is shown depends on it.
  if (update.topic === 'account') return undefined;
  if (isAreaTopic(update.topic)) return tellListeners(update);
  void queries.refetchQueries({ queryKey: latestBlockKey });
  return void refreshReads(queries);
}

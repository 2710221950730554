import type { ChainHead } from '@tradewind/schema/hub/chain-head';
import type { PoolChanged } from '@tradewind/schema/hub/pool-changed';
import { isAreaTopic } from '@tradewind/schema/hub/topic';
import type { QueryClient } from '@tanstack/react-query';
import { type Block, createBlockKey, getHead } from '../chain/latest-block.ts';
import type { Area, NewsChain } from '../site/area.ts';
import { setIndexStale } from './live-store.ts';
import type { LiveUpdate } from './live-update.ts';
import { noticeAccount } from './notice-account.ts';
import { noticeTransactions } from './notice-transactions.ts';
import { refreshReads } from './refresh-reads.ts';
import { publishUpdate } from './topic-listeners.ts';
import { publishToTaps } from './update-taps.ts';

/** The chain that the hub reports on. */
type HubChain = NewsChain & { readonly fetchLatestBlock: () => Promise<Block> };

/**
 * Applies the updates of one chain. They only decide when to read. The reserves that a tap keeps up to date serve
 * route finding. A signed write relies on data read from the chain.
 */
export function createUpdateTaker(
  queries: QueryClient,
  chain: HubChain,
  areas: readonly Area[],
): (update: LiveUpdate) => void {
  const { chainId, fetchLatestBlock } = chain;
  const head = getHead(chain.client);
  const latestBlockKey = createBlockKey(chain);
  let last: ChainHead | undefined;

  function takeHead(next: ChainHead): void {
    if (next.blockHash === last?.blockHash) return undefined;
    const isUndone = last !== undefined && next.blockNumber <= last.blockNumber;
    last = next;
    if (isUndone) return void takeShorterChain();
    const published: Block = { number: BigInt(next.blockNumber), timestamp: BigInt(next.blockTimestamp) };
    const known = queries.getQueryData<Block>(latestBlockKey);
    if (known && published.number <= known.number) return undefined;
    if (head.notePublished(published.number)) queries.setQueryData(latestBlockKey, published);
    else void queries.refetchQueries({ queryKey: latestBlockKey });
    return undefined;
  }

  /** Blocks were undone: the chain's current block counts, even if it is lower than the known one. */
  async function takeShorterChain(): Promise<void> {
    try {
      queries.setQueryData(latestBlockKey, head.noteLatest(await fetchLatestBlock()));
    } catch {
      void queries.refetchQueries({ queryKey: latestBlockKey });
    }
  }

  return (update) => {
    if ('payload' in update && update.payload.chainId !== chainId) return;
    publishToTaps(update);
    if (update.kind === 'area') publishUpdate(update);
    else if (update.kind === 'missed') takeMissed(queries, chain, update);
    // Followers of a topic have received it by the tap.
    else if (update.kind === 'joined' || update.kind === 'left') return;
    else if (update.kind === 'chain_head') takeHead(update.payload);
    else if (update.kind === 'chain_stale') setIndexStale(update.payload.stale);
    else if (update.kind === 'pool_changed') takePools(queries, chain, update.payload);
    else takeNews(areas, chain, update);
  };
}

function takePools(queries: QueryClient, chain: HubChain, { blockNumber, pools }: PoolChanged): void {
  void refreshReads(queries, chain, pools === null ? undefined : BigInt(blockNumber));
}

/** Takes the news of the signed-in account. */
function takeNews(
  areas: readonly Area[],
  chain: NewsChain,
  update: Extract<LiveUpdate, { kind: 'account_noticed' | 'transaction_noticed' }>,
): void {
  if (update.kind === 'account_noticed') noticeAccount(areas, chain, update.payload.notices);
  else noticeTransactions(update.payload);
}

function takeMissed(
  queries: QueryClient,
  chain: HubChain,
  update: Extract<LiveUpdate, { kind: 'missed' }>,
): void {
  // Account updates only cause notices; no displayed data depends on them.
  if (update.topic === 'account') return undefined;
  if (isAreaTopic(update.topic)) return publishUpdate(update);
  void queries.refetchQueries({ queryKey: createBlockKey(chain) });
  return void refreshReads(queries, chain);
}

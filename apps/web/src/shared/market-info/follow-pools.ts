import type { QueryClient } from '@tanstack/react-query';
import { poolsTopic } from '@tradewind/schema/hub/chain-topic';
import type { ChainRef } from '../chain/chain-key.ts';
import type { LiveUpdate } from '../live/live-update.ts';
import { tapUpdates } from '../live/update-taps.ts';
import { createMarketInfoKey } from './market-info-key.ts';

/** Notices of this time cause one read: a busy exchange changes its pools with every block. */
const collectMs = 2_000;

const followed = new WeakMap<QueryClient, Set<number>>();

/** Reads the market of a chain again after the hub's notices of changed pools, while something shows it. */
export function followPools(queries: QueryClient, { chainId }: ChainRef): void {
  const chainIds = followed.get(queries) ?? new Set();
  if (chainIds.has(chainId)) return;
  followed.set(queries, chainIds.add(chainId));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const filter = { queryKey: createMarketInfoKey({ chainId }) };
  const invalidate = () => queries.invalidateQueries(filter, { cancelRefetch: false });
  const refresh = () => {
    timer = undefined;
    // A running read may be older than the notice: another one follows it.
    const isRunning = queries.isFetching(filter) > 0;
    const read = invalidate();
    void (isRunning ? read.then(invalidate) : read);
  };
  tapUpdates((update) => {
    if (isPoolNotice(update, chainId)) timer ??= setTimeout(refresh, collectMs);
  });
}

/** Whether pools of the chain changed, or may have changed unnoticed. */
function isPoolNotice(update: LiveUpdate, chainId: number): boolean {
  if (update.kind === 'pool_changed') return update.payload.chainId === chainId;
  return update.kind === 'missed' && update.topic === poolsTopic(chainId);
}

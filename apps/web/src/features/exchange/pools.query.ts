import type { Pool } from '@tradewind/rules/exchange/pair';
import { poolsTopic } from '@tradewind/schema/hub/topic';
import { type QueryClient, type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chainReadKey, getRequiredBlock, isBelievedBlock } from '../../shared/chain/latest-block.ts';
import { type Reading, toReading } from '../../shared/chain/reading.ts';
import { getRuntimeConfig } from '../../shared/chain/runtime-config.ts';
import { tapUpdates } from '../../shared/live/update-taps.ts';
import { useLiveTopic } from '../../shared/live/use-live-topic.ts';
import { keepNewer, type KnownPools, shareUnchanged } from './known-pools.ts';
import { createPoolFollower, type PoolFollower } from './pool-follower.ts';
import { findSnapshot, isApiResting } from './reserve-snapshot.ts';

const poolsKey = [chainReadKey, 'pools'];

/** How long the hub may take to tell of a block that the page knows. */
const patienceMs = 1_500;

/** Every pool of the exchange with its reserves as of the latest block; the list is another one only when something changed. */
export function usePools(): Reading<readonly Pool[]> {
  const { data, error, isError } = usePoolsQuery();
  return useMemo(() => toReading({ data, error, isError }), [data, error, isError]);
}

/** While no pool could be read at all: the way to ask the network again. */
export function useUnreachablePools(): { retry: () => void; isRetrying: boolean } | undefined {
  const { isError, data, isFetching, refetch } = usePoolsQuery();
  if (!isError || data !== undefined) return undefined;
  return { retry: () => void refetch(), isRetrying: isFetching };
}

function usePoolsQuery() {
  useLiveTopic(poolsTopic(getRuntimeConfig().chainId));
  return useQuery({ queryKey: poolsKey, queryFn: fetchPools, select: selectPools, structuralSharing: false });
}

const selectPools = ({ pools }: KnownPools) => pools;

/** What the hub has made of the last snapshot; else a snapshot of the API; else what the chain says by itself. */
async function fetchPools({ client, signal }: QueryFunctionContext): Promise<KnownPools> {
  const requiredBlock = getRequiredBlock();
  const follower = getFollower(client);
  const followed = await follower.reach(Number(requiredBlock), isApiResting() ? 0 : patienceMs);
  if (followed) return followed;
  const snapshot = await findSnapshot(requiredBlock, signal);
  if (snapshot) return follower.follow(shareKnown(client, snapshot));
  const { readLens } = await import('./reserve-lens.ts');
  return shareKnown(client, await readLens(signal));
}

function shareKnown(queries: QueryClient, read: KnownPools): KnownPools {
  const before = queries.getQueryData<KnownPools>(poolsKey)?.pools ?? [];
  return { ...read, pools: shareUnchanged(before, read.pools) };
}

let follower: PoolFollower | undefined;

function getFollower(queries: QueryClient): PoolFollower {
  if (follower) return follower;
  const created = createPoolFollower({
    onChange: (pools) => queries.setQueryData<KnownPools>(poolsKey, (shown) => keepNewer(shown, pools)),
    isBelieved: (blockNumber) => isBelievedBlock(BigInt(blockNumber)),
  });
  const topic = poolsTopic(getRuntimeConfig().chainId);
  tapUpdates((update) => {
    if (!('topic' in update) || update.topic === topic) created.take(update);
  });
  follower = created;
  return created;
}

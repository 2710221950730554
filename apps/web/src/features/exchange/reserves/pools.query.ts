import type { Pool } from '@tradewind/rules/exchange/pair';
import type { Address } from '@tradewind/rules/network/address';
import { poolsTopic } from '@tradewind/schema/hub/chain-topic';
import { type QueryClient, type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { getHead } from '../../../shared/chain/latest-block.ts';
import { findValue, mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { tapUpdates } from '../../../shared/live/update-taps.ts';
import { useLiveTopic } from '../../../shared/live/use-live-topic.ts';
import { noDust, readChain, refreshDustPools, useDustPools } from './dust-pools.query.ts';
import { joinPools } from './join-pools.ts';
import { keepNewer, type KnownPools, shareUnchanged } from './known-pools.ts';
import { createPoolFollower, type PoolFollower } from './pool-follower.ts';
import { findSnapshot, isApiResting } from './reserve-snapshot.ts';

const createPoolsKey = (chain: Chain) => createReadKey(chain, 'pools');

/** How long the hub may take to publish a block that the page knows. */
const patienceMs = 1_500;

/** The pools that a trade between two tokens may pass. Until the dust pools are known, a missing route is no result. */
export type PoolsBetween = {
  readonly pools: Reading<readonly Pool[]>;
  readonly dust: Reading<readonly Pool[]>;
};

/** The funded pools, and the dust pools that two tokens may need. */
export function usePoolsBetween(tokenA: Address | undefined, tokenB: Address | undefined): PoolsBetween {
  const funded = usePools();
  const { data: isFundedAlone = false } = usePoolsQuery(hasPlaces);
  const published = useDustPools(tokenA, tokenB, { enabled: isFundedAlone });
  const isWhole = findValue(funded) !== undefined && !isFundedAlone;
  const dust = isWhole ? noDust : published;
  const added = findValue(dust) ?? noPools;
  const pools = useMemo(() => mapReading(funded, (all) => joinPools(all, added)), [funded, added]);
  return { pools, dust };
}

const noPools: readonly Pool[] = [];

/**
 * The funded pools of the exchange with their reserves as of the latest block. From the chain alone they include dust
 * and empty ones. The list changes only with its content.
 */
function usePools(): Reading<readonly Pool[]> {
  const { data, error, isError, errorUpdateCount } = usePoolsQuery(selectPools);
  return useMemo(
    () => toReading({ data, error, isError, errorUpdateCount }),
    [data, error, isError, errorUpdateCount],
  );
}

/** While no pool could be read at all: a function that retries. */
export function useUnreachablePools(): { retry: () => void; isRetrying: boolean } | undefined {
  const { isError, data, isFetching, refetch } = usePoolsQuery(selectPools);
  if (!isError || data !== undefined) return undefined;
  return { retry: () => void refetch(), isRetrying: isFetching };
}

function usePoolsQuery<Selected>(select: (known: KnownPools) => Selected) {
  const chain = useChain();
  useLiveTopic(poolsTopic(chain.chainId));
  return useQuery({
    queryKey: createPoolsKey(chain),
    queryFn: (context) => fetchPools(chain, context),
    select,
    structuralSharing: false,
  });
}

const selectPools = ({ pools }: KnownPools) => pools;
const hasPlaces = ({ places }: KnownPools) => places !== undefined;

/** The hub's update of the last snapshot; else a snapshot of the API; else the pools from the chain. */
async function fetchPools(chain: Chain, { client, signal }: QueryFunctionContext): Promise<KnownPools> {
  const requiredBlock = getHead(chain.client).getRequired();
  const follower = getFollower(chain, client);
  const followed = await follower.reach(Number(requiredBlock), isApiResting(chain) ? 0 : patienceMs);
  if (followed) return followed;
  const snapshot = await findSnapshot(chain, '/exchange/reserves', requiredBlock, signal);
  if (snapshot) return follower.follow(shareKnown(chain, client, snapshot));
  return shareKnown(chain, client, await readChain(chain, signal));
}

function shareKnown(chain: Chain, queries: QueryClient, read: KnownPools): KnownPools {
  const before = queries.getQueryData<KnownPools>(createPoolsKey(chain))?.pools ?? [];
  return { ...read, pools: shareUnchanged(before, read.pools) };
}

const followers = new Map<number, PoolFollower>();

function getFollower(chain: Chain, queries: QueryClient): PoolFollower {
  const known = followers.get(chain.chainId);
  if (known) return known;
  const key = createPoolsKey(chain);
  const created = createPoolFollower({
    onChange: (pools) => queries.setQueryData<KnownPools>(key, (shown) => keepNewer(shown, pools)),
    isBelieved: (blockNumber) => getHead(chain.client).isBelieved(BigInt(blockNumber)),
  });
  const topic = poolsTopic(chain.chainId);
  tapUpdates((update) => {
    if ('topic' in update && update.topic !== topic) return;
    created.take(update);
    refreshDustPools(chain, queries, update, () => queries.getQueryData<KnownPools>(key)?.pools ?? noPools);
  });
  followers.set(chain.chainId, created);
  return created;
}

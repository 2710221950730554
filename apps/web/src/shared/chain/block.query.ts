import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getBlock } from 'viem/actions';
import { getChainClient } from './chain-client.ts';
import { type Block, subscribeToHeads } from './head-subscription.ts';
import { type Reading, toReading } from './reading.ts';
import { getRuntimeConfig } from './runtime-config.ts';

const pollMs = 15_000;
const debounceMs = 100;
const queryKey = ['block'];

/** Every query whose key starts with this is read again when a new block arrives. */
export const chainReadKey = 'chain-read';

export function useLatestBlock(): Reading<Block> {
  return toReading(useBlockQuery());
}

/** Keeps the latest block and everything read from the chain fresh; mounted once by the app. */
export function useBlockUpdates(): void {
  const queries = useQueryClient();
  const { data, errorUpdateCount } = useBlockQuery();
  const number = data?.number;

  useEffect(() => {
    const { wsUrl } = getRuntimeConfig();
    if (wsUrl === undefined) return undefined;
    return subscribeToHeads(wsUrl, (block) => queries.setQueryData(queryKey, block));
  }, [queries]);

  useEffect(() => {
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: [chainReadKey] }),
      debounceMs,
    );
    return () => clearTimeout(timer);
  }, [queries, number, errorUpdateCount]);
}

function useBlockQuery() {
  return useQuery({ queryKey, queryFn: fetchBlock, refetchInterval: pollMs, retry: false });
}

async function fetchBlock(): Promise<Block> {
  const { number, timestamp } = await getBlock(getChainClient());
  return { number, timestamp };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getBlock } from 'viem/actions';
import { getChainClient } from './chain-client.ts';
import { subscribeToHeads } from './head-subscription.ts';
import { type Block, chainReadKey, latestBlockKey } from './latest-block.ts';
import { getRuntimeConfig } from './runtime-config.ts';

const pollMs = 15_000;
const debounceMs = 100;

/** Keeps the latest block and everything read from the chain fresh; mounted once by the app. */
export function useBlockUpdates(): void {
  const queries = useQueryClient();
  const { data, errorUpdateCount } = useBlockQuery();
  const number = data?.number;

  useEffect(() => {
    const { wsUrl } = getRuntimeConfig();
    if (wsUrl === undefined) return undefined;
    return subscribeToHeads(wsUrl, (block) => queries.setQueryData(latestBlockKey, block));
  }, [queries]);

  useEffect(() => {
    const timer = setTimeout(() => void queries.invalidateQueries({ queryKey: [chainReadKey] }), debounceMs);
    return () => clearTimeout(timer);
  }, [queries, number, errorUpdateCount]);
}

function useBlockQuery() {
  return useQuery({
    queryKey: latestBlockKey,
    queryFn: fetchLatestBlock,
    refetchInterval: pollMs,
    retry: false,
  });
}

/** The latest block, asked now: the clock of everything a contract will compare. */
export async function fetchLatestBlock(): Promise<Block> {
  const { number, timestamp } = await getBlock(getChainClient());
  return { number, timestamp };
}

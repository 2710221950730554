import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
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
  useQuery({
    queryKey: latestBlockKey,
    queryFn: fetchLatestBlock,
    refetchInterval: pollMs,
    retry: false,
  });

  useEffect(() => {
    const { wsUrl } = getRuntimeConfig();
    if (wsUrl === undefined) return undefined;
    return subscribeToHeads(wsUrl, (block) => queries.setQueryData(latestBlockKey, block));
  }, [queries]);

  useEffect(() => followBlocks(queries), [queries]);
}

/** Has every chain read done again after a new block, and after a failure to get one; returns how to stop. */
function followBlocks(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => void queries.invalidateQueries({ queryKey: [chainReadKey] });
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== latestBlockKey[0]) return;
    if (event.action.type !== 'success' && event.action.type !== 'error') return;
    clearTimeout(timer);
    timer = setTimeout(refresh, debounceMs);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** The latest block, asked now: the clock of everything a contract will compare. */
export async function fetchLatestBlock(): Promise<Block> {
  const { number, timestamp } = await getBlock(getChainClient());
  return { number, timestamp };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getBlock } from 'viem/actions';
import { getChainClient } from './chain-client.ts';
import { followBlocks } from './follow-blocks.ts';
import { subscribeToHeads } from './head-subscription.ts';
import { type Block, latestBlockKey, noteLatestBlock, noteShownBlock } from './latest-block.ts';
import { isNetworkAnswering } from './network-state.ts';
import { getRuntimeConfig } from './runtime-config.ts';

const pollMs = 15_000;
/** The interval while no node answers. */
const reconnectMs = 3_000;

/** Keeps the latest block and everything read from the chain fresh; mounted once by the app. */
export function useBlockUpdates(): void {
  const queries = useQueryClient();
  useQuery({
    queryKey: latestBlockKey,
    queryFn: async () => keepLater(queries.getQueryData(latestBlockKey), await fetchLatestBlock()),
    refetchInterval: () => (isNetworkAnswering() ? pollMs : reconnectMs),
    retry: false,
  });

  useEffect(() => {
    const { wsUrl } = getRuntimeConfig();
    if (wsUrl === undefined) return undefined;
    return subscribeToHeads(wsUrl, {
      onHead: (block) => queries.setQueryData(latestBlockKey, noteLatestBlock(block)),
      onLost: () => void queries.invalidateQueries({ queryKey: latestBlockKey }),
    });
  }, [queries]);

  useEffect(() => followBlocks(queries), [queries]);
}

/** Reads the latest block now: the clock for every on-chain comparison. */
export async function fetchLatestBlock(): Promise<Block> {
  const { number, timestamp } = await getBlock(getChainClient());
  return { number, timestamp };
}

/**
 * A polled node may lag; only a node that pushes its heads can show
 * a shorter chain. The known block may come from the hub alone.
 */
export function keepLater(known: Block | undefined, asked: Block): Block {
  if (!known || known.number <= asked.number) return noteLatestBlock(asked);
  noteShownBlock(asked.number);
  return known;
}

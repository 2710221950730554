import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getBlock } from 'viem/actions';
import { getChainClient } from './chain-client.ts';
import { followBlocks } from './follow-blocks.ts';
import { subscribeToHeads } from './head-subscription.ts';
import { type Block, latestBlockKey, noteLatestBlock, noteShownBlock } from './latest-block.ts';
import { getRuntimeConfig } from './runtime-config.ts';

const pollMs = 15_000;

/** Keeps the latest block and everything read from the chain fresh; mounted once by the app. */
export function useBlockUpdates(): void {
  const queries = useQueryClient();
  useQuery({
    queryKey: latestBlockKey,
    queryFn: async () => keepLater(queries.getQueryData(latestBlockKey), await fetchLatestBlock()),
    refetchInterval: pollMs,
    retry: false,
  });

  useEffect(() => {
    const { wsUrl } = getRuntimeConfig();
    if (wsUrl === undefined) return undefined;
    return subscribeToHeads(wsUrl, (block) => queries.setQueryData(latestBlockKey, noteLatestBlock(block)));
  }, [queries]);

  useEffect(() => followBlocks(queries), [queries]);
}

/** The latest block, asked now: the clock of everything a contract will compare. */
export async function fetchLatestBlock(): Promise<Block> {
  const { number, timestamp } = await getBlock(getChainClient());
  return { number, timestamp };
}

/** A node that is asked may lag; only one that pushes its heads is believed that the chain got shorter. What is known may only have been told. */
export function keepLater(known: Block | undefined, asked: Block): Block {
  if (!known || known.number <= asked.number) return noteLatestBlock(asked);
  noteShownBlock(asked.number);
  return known;
}

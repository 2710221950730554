import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getBlock } from 'viem/actions';
import type { Chain } from './chain.ts';
import type { ChainClient } from './chain-client.ts';
import { followBlocks } from './follow-blocks.ts';
import { subscribeToHeads } from './head-subscription.ts';
import { type Block, type ChainHead, createBlockKey, getHead } from './latest-block.ts';
import { isNetworkAnswering } from './network-store.ts';
import { getChainConfig } from './runtime-config.ts';

const pollMs = 15_000;
/** The interval while no node answers. */
const reconnectMs = 3_000;

/** Keeps the latest block of a chain and everything read from it fresh; mounted once a chain that is in use. */
export function useBlockUpdates(chain: Chain): void {
  const queries = useQueryClient();
  const { chainId, client } = chain;
  useQuery({
    queryKey: createBlockKey(chain),
    queryFn: async () =>
      keepLater(getHead(client), queries.getQueryData(createBlockKey(chain)), await fetchLatestBlock(client)),
    refetchInterval: () => (isNetworkAnswering(chainId) ? pollMs : reconnectMs),
    retry: false,
  });

  useEffect(() => {
    const { wsUrl } = getChainConfig(chainId);
    if (wsUrl === undefined) return undefined;
    const queryKey = createBlockKey({ chainId });
    return subscribeToHeads(wsUrl, {
      onHead: (block) => queries.setQueryData(queryKey, getHead(client).noteLatest(block)),
      onLost: () => void queries.invalidateQueries({ queryKey }),
    });
  }, [queries, chainId, client]);

  useEffect(() => followBlocks(queries, { chainId }), [queries, chainId]);
}

/** Reads the latest block of a chain now: the clock for every on-chain comparison. */
export async function fetchLatestBlock(client: ChainClient): Promise<Block> {
  const { number, timestamp } = await getBlock(client);
  return { number, timestamp };
}

/**
 * A polled node may lag; only a node that pushes its heads can show
 * a shorter chain. The known block may come from the hub alone.
 */
export function keepLater(head: ChainHead, known: Block | undefined, requested: Block): Block {
  if (!known || known.number <= requested.number) return head.noteLatest(requested);
  head.noteShown(requested.number);
  return known;
}

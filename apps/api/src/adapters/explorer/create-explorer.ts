import type { TokenBalance } from '@tradewind/schema/market-info/token-balance';
import type { ChainNode } from '../node/chain-node.ts';
import { type CacheOptions, createCache } from '../upstream/create-cache.ts';
import type { Explorer } from './explorer.ts';
import { createOwnExplorer } from './own-explorer.ts';
import { createUpstreamExplorer, type ExplorerService } from './upstream-explorer.ts';

/** The configured explorer, otherwise our own chain node; its answers are cached with their age. */
export function createExplorer(
  { url, ...service }: { url: string | undefined } & Omit<ExplorerService, 'url'>,
  chainNode: ChainNode,
  options: Omit<CacheOptions, 'size'>,
): Explorer {
  const source = url ? createUpstreamExplorer({ url, ...service }) : createOwnExplorer(chainNode);
  const cache = createCache<TokenBalance>({ ...options, size: 5_000 });
  return {
    getTokenBalance: (question) =>
      cache.get(`${question.token}:${question.holder}`, () => source.getTokenBalance(question)),
  };
}

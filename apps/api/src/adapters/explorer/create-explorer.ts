import type { TokenBalance } from '@tradewind/schema/market-info/token-balance';
import type { Chains } from '../../chain/chain.ts';
import { type CacheOptions, createCache } from '../upstream/create-cache.ts';
import type { Explorer } from './explorer.ts';
import { ownExplorer } from './own-explorer.ts';
import { createUpstreamExplorer, type ExplorerService } from './upstream-explorer.ts';

/**
 * The configured explorer, which knows the home chain; otherwise, and for other chains, our own nodes. The answers are
 * cached with their age.
 */
export function createExplorer(
  { url, ...service }: { url: string | undefined } & Omit<ExplorerService, 'url'>,
  { home }: Pick<Chains, 'home'>,
  options: Omit<CacheOptions, 'size'>,
): Explorer {
  const ofHome = url ? createUpstreamExplorer({ url, ...service }) : ownExplorer;
  const cache = createCache<TokenBalance>({ ...options, size: 5_000 });
  return {
    getTokenBalance: (question, chain) => {
      const source = chain === home ? ofHome : ownExplorer;
      const key = `${chain.chainId}:${question.token}:${question.holder}`;
      return cache.get(key, () => source.getTokenBalance(question, chain));
    },
  };
}

import { createContext, useContext, useEffect } from 'react';
import type { Chain, Chains } from './chain.ts';
import { needChain } from './needed-chains.ts';

export const ChainsContext = createContext<Chains | undefined>(undefined);

/** The chain of a part of a page that is about one chain; the rest of the page is about its home. */
export const ChainContext = createContext<Chain | undefined>(undefined);

export function useChains(): Chains {
  const chains = useContext(ChainsContext);
  if (chains === undefined) throw new Error('no ChainsContext above this component');
  return chains;
}

/**
 * A chain that the page serves, by default that of this part of the page; throws for another. Its blocks are followed
 * while the component is mounted.
 */
export function useChain(chainId?: number): Chain {
  const chains = useChains();
  const own = useContext(ChainContext);
  const chain = chainId === undefined ? (own ?? chains.home) : chains.find(chainId);
  if (chain === undefined) throw new Error(`the page does not serve chain ${chainId}`);
  // The home chain is always followed.
  useEffect(() => (chain === chains.home ? undefined : needChain(chain.chainId)), [chains, chain]);
  return chain;
}

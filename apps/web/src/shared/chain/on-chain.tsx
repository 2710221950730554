import type { ReactNode } from 'react';
import { ChainContext, useChain } from './use-chain.ts';

/** A part of a page about one chain: `useChain()` inside it is this chain. */
export function OnChain({ chainId, children }: { chainId: number; children: ReactNode }) {
  return <ChainContext value={useChain(chainId)}>{children}</ChainContext>;
}

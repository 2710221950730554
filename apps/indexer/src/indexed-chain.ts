import { findNetwork, type Network } from '@tradewind/rules/network/network';
import { FatalError } from '@tradewind/process/process-error';
import { type ChainSources, getChainSources } from './chain-sources.ts';
import type { ChainConfig } from './config.ts';

/** A configured chain with its network and its contracts. */
export type IndexedChain = ChainConfig & { network: Network; sources: ChainSources };

export function toIndexedChain(chain: ChainConfig): IndexedChain {
  const network = findNetwork(chain.chainId);
  if (network === undefined) throw new FatalError(`chain ${chain.chainId} is not supported`);
  return { ...chain, network, sources: getChainSources(chain.chainId) };
}

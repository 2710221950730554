import { findNetworkDeployment } from '@tradewind/abi/deployment';
import { findNetwork, type Network } from '@tradewind/rules/network/network';
import type { ChainConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { getChainConfig } from './runtime-config.ts';
import { type Chain as ViemChain, defineChain } from 'viem';

/** viem's description of a network. */
export function toViemChain(network: Network, { rpcUrls, explorer }: ChainConfig): ViemChain {
  const multicall3 = findNetworkDeployment(network.chainId)?.multicall3;
  return defineChain({
    id: network.chainId,
    name: network.name,
    nativeCurrency: { name: network.nativeSymbol, symbol: network.nativeSymbol, decimals: 18 },
    rpcUrls: { default: { http: [...rpcUrls] } },
    ...(explorer.startsWith('https:')
      ? { blockExplorers: { default: { name: 'Explorer', url: explorer } } }
      : {}),
    ...(multicall3 ? { contracts: { multicall3: { address: multicall3 } } } : {}),
  });
}

/** viem's description of a served chain, which needs no client; throws for another. */
export function describeChain(chainId: number): ViemChain {
  return toViemChain(getNetwork(chainId), getChainConfig(chainId));
}

/** The network the configuration names; throws when the rules do not know it. */
export function getNetwork(chainId: number): Network {
  const network = findNetwork(chainId);
  if (!network) throw new Error(`Unsupported chain id ${chainId}`);
  return network;
}

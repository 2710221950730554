import { findNetworkDeployment } from '@tradewind/abi/deployment';
import { findNetwork, type Network } from '@tradewind/rules/network/network';
import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { type Chain, defineChain } from 'viem';

/** viem's description of the configured network: the one the page reads from and writes to. */
export function toChain(network: Network, { rpcUrls, links }: RuntimeConfig): Chain {
  const multicall3 = findNetworkDeployment(network.chainId)?.multicall3;
  return defineChain({
    id: network.chainId,
    name: network.name,
    nativeCurrency: { name: network.nativeSymbol, symbol: network.nativeSymbol, decimals: 18 },
    rpcUrls: { default: { http: [...rpcUrls] } },
    ...(links.explorer.startsWith('https:')
      ? { blockExplorers: { default: { name: 'Explorer', url: links.explorer } } }
      : {}),
    ...(multicall3 ? { contracts: { multicall3: { address: multicall3 } } } : {}),
  });
}

/** The network the configuration names; throws when the rules do not know it. */
export function getNetwork(chainId: number): Network {
  const network = findNetwork(chainId);
  if (!network) throw new Error(`Unsupported chain id ${chainId}`);
  return network;
}

import { findNetworkDeployment, type NetworkDeployment } from '@tradewind/abi/deployment';
import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import type { Chain, Chains } from './chain.ts';
import { createChainClient, leaveNode } from './chain-client.ts';
import { createChainClock } from './chain-clock.ts';

/**
 * The chains of the runtime configuration. Each is created when it is first used, and shares nothing with another one:
 * neither nodes nor clock nor what the page knows about its end.
 */
export function createChains(getConfig: () => RuntimeConfig): Chains {
  const created = new Map<number, Chain>();
  let chainIds: readonly number[] | undefined;
  const find = (chainId: number): Chain | undefined => {
    const known = created.get(chainId);
    if (known) return known;
    const chain = createChain(getConfig(), chainId);
    if (chain) created.set(chainId, chain);
    return chain;
  };
  return {
    get home() {
      const chain = find(getConfig().chainId);
      if (!chain) throw new Error(`chain ${getConfig().chainId} is not configured`);
      return chain;
    },
    get chainIds() {
      chainIds ??= getConfig().chains.map(({ chainId }) => chainId);
      return chainIds;
    },
    find,
  };
}

function createChain({ chains, chainId: homeId }: RuntimeConfig, chainId: number): Chain | undefined {
  const config = chains.find((chain) => chain.chainId === chainId);
  if (!config) return undefined;
  const client = createChainClient(config);
  return {
    chainId,
    isHome: chainId === homeId,
    client,
    get contracts() {
      return getContracts(chainId);
    },
    clock: createChainClock(() => performance.now()),
    leaveNode: () => leaveNode(client),
  };
}

/** Throws where none are known: a page that needs none works there. */
function getContracts(chainId: number): NetworkDeployment {
  const contracts = findNetworkDeployment(chainId);
  if (!contracts) throw new Error(`No contracts are known on chain ${chainId}`);
  return contracts;
}

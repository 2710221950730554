import { findNetworkDeployment } from '@tradewind/abi/deployment';
import type { Database } from '@tradewind/db/database';
import { createChainNode } from '../adapters/node/chain-node.ts';
import type { ApiConfig } from '../config.ts';
import { AppError } from '../http/app-error.ts';
import { createIndexPosition, type IndexHub } from '../indexing/index-position.ts';
import type { Chain, Chains, FindDeployment } from './chain.ts';

type ChainDeps = {
  config: Pick<ApiConfig, 'chainId' | 'chains'>;
  database: Database;
  hub: IndexHub;
};

/** The configured chains, with the contracts of this build; a test plants others on all of them. */
export function createChains({ config, database, hub }: ChainDeps, planted?: FindDeployment): Chains {
  const chains = new Map(
    config.chains.map(({ chainId, rpcUrls }): [number, Chain] => {
      const findDeployment: FindDeployment = planted ?? ((find) => find(chainId));
      const network = findDeployment(findNetworkDeployment);
      const node = createChainNode(rpcUrls);
      const index = createIndexPosition({ chainId, database, hub });
      // A planted network is one value for all chains.
      return [chainId, { chainId, network: network && { ...network, chainId }, findDeployment, node, index }];
    }),
  );
  const get = (chainId = config.chainId): Chain => {
    const chain = chains.get(chainId);
    if (!chain) throw new AppError('CHAIN_NOT_SERVED');
    return chain;
  };
  return { home: get(), get, all: [...chains.values()] };
}

import type { NetworkDeployment } from '@tradewind/abi/deployment';
import type { ChainNode } from '../adapters/node/chain-node.ts';
import type { IndexPosition } from '../indexing/index-position.ts';

/** The contracts of an area on one chain, by the area's own function; undefined where it has none there. */
export type FindDeployment = <Deployment>(
  find: (chainId: number) => Deployment | undefined,
) => Deployment | undefined;

/** One chain: its contracts, its nodes, and the position of its index. */
export type Chain = {
  chainId: number;
  /** The contracts that belong to no area; undefined where none are known. */
  network: NetworkDeployment | undefined;
  findDeployment: FindDeployment;
  node: ChainNode;
  index: IndexPosition;
};

/** The chains that the API serves. */
export type Chains = {
  /** The chain of every route whose request names none. */
  home: Chain;
  /** The chain of a request, by default the home chain; throws CHAIN_NOT_SERVED for any other. */
  get: (chainId?: number) => Chain;
  /** All of them, the home chain first. */
  all: readonly Chain[];
};

import type { NetworkDeployment } from '@tradewind/abi/deployment';
import type { ChainClient } from './chain-client.ts';
import type { ChainClock } from './chain-clock.ts';

/** One chain that the page reads from and writes to. */
export type Chain = {
  readonly chainId: number;
  /** The chain that a request to the API is about when it names none. */
  readonly isHome: boolean;
  readonly client: ChainClient;
  /** Its contracts that belong to no area. */
  readonly contracts: NetworkDeployment;
  readonly clock: ChainClock;
  /** Puts another node first: the current one is behind the chain. */
  leaveNode(): void;
};

/** The chains that the page serves. */
export type Chains = {
  /** The chain of every page that names none. */
  readonly home: Chain;
  readonly chainIds: readonly number[];
  /** Undefined for a chain that the page does not serve. */
  find(chainId: number): Chain | undefined;
};

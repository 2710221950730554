import { type NetworkState, useNetworkStore } from './network-store.ts';
import { useChain } from './use-chain.ts';

/** The network state of a chain since the last request; the page's data is stale while it does not answer. */
export function useNetworkState(chainId?: number): NetworkState {
  const { chainId: used } = useChain(chainId);
  return useNetworkStore(({ [used]: state = 'answering' }) => state);
}

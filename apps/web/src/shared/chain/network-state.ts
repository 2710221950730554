import { create } from 'zustand';

/**
 * Whether the network answers the page. `offline` and `silent`: no
 * node answered last time; the browser's online state decides which.
 */
export type NetworkState = 'answering' | 'offline' | 'silent';

const useNetworkStore = create<{ readonly state: NetworkState }>()(() => ({ state: 'answering' }));

/** The network state since the last request; the page's data is stale while it does not answer. */
export function useNetworkState(): NetworkState {
  return useNetworkStore(({ state }) => state);
}

/**
 * Records whether any node answered. The browser's online state
 * alone decides nothing: the nodes may be on this machine.
 */
export function noteNetwork(isAnswering: boolean): void {
  useNetworkStore.setState({ state: isAnswering ? 'answering' : navigator.onLine ? 'silent' : 'offline' });
}

export function isNetworkAnswering(): boolean {
  return useNetworkStore.getState().state === 'answering';
}

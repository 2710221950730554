import { create } from 'zustand';

/**
 * Whether the network answers the page. `offline` and `silent`: no
 * node answered last time; the browser's online state decides which.
 */
export type NetworkState = 'answering' | 'offline' | 'silent';

/** By chain id; a chain that is not listed was not requested yet. */
export const useNetworkStore = create<Readonly<Record<number, NetworkState>>>()(() => ({}));

/**
 * Records whether any node of a chain answered. The browser's online
 * state alone decides nothing: the nodes may be on this machine.
 */
export function noteNetwork(chainId: number, isAnswering: boolean): void {
  const state = isAnswering ? 'answering' : navigator.onLine ? 'silent' : 'offline';
  useNetworkStore.setState({ [chainId]: state });
}

export function isNetworkAnswering(chainId: number): boolean {
  return (useNetworkStore.getState()[chainId] ?? 'answering') === 'answering';
}

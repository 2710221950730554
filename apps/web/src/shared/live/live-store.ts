import { create } from 'zustand';

/** The state of live updates: connected, connecting, or off. */
export type LiveState = 'connected' | 'connecting' | 'off';

type LiveStore = {
  readonly state: LiveState;
  /** The hub reports that the index of this chain has stopped: its data is the last known. */
  readonly isIndexStale: boolean;
};

export const useLiveStore = create<LiveStore>()(() => ({ state: 'off', isIndexStale: false }));

/** Without a connection there is no message. */
export function setLiveState(state: LiveState): void {
  useLiveStore.setState({ state, ...(state !== 'connected' && { isIndexStale: false }) });
}

export function setIndexStale(isIndexStale: boolean): void {
  useLiveStore.setState({ isIndexStale });
}

import { create } from 'zustand';

/** Whether the page is told of what happens: it is, it tries to be, or it does not try now. */
export type LiveState = 'connected' | 'connecting' | 'off';

export const useLiveStore = create<{ state: LiveState }>()(() => ({ state: 'off' }));

export function setLiveState(state: LiveState): void {
  useLiveStore.setState({ state });
}

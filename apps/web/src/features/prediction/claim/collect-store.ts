import { create } from 'zustand';
import type { Collectable } from './collectable.ts';

interface CollectState {
  /** The rounds that are being collected; undefined while there are none. */
  rounds: readonly Collectable[] | undefined;
}

/** The one `Collect Winnings` of the page. It outlives its button, which disappears when nothing is left to collect. */
export const useCollectStore = create<CollectState>()(() => ({ rounds: undefined }));

export function openCollectDialog(rounds: readonly Collectable[]): void {
  useCollectStore.setState({ rounds });
}

export function closeCollectDialog(): void {
  useCollectStore.setState({ rounds: undefined });
}

import { create } from 'zustand';
import type { Collectable } from './collectable.ts';

interface CollectState {
  /** What is being collected; undefined while nothing is. */
  rounds: readonly Collectable[] | undefined;
}

/** The one `Collect Winnings` of the page: it outlives the button that opened it, which goes as soon as there is nothing to collect. */
export const useCollectStore = create<CollectState>()(() => ({ rounds: undefined }));

export function openCollectDialog(rounds: readonly Collectable[]): void {
  useCollectStore.setState({ rounds });
}

export function closeCollectDialog(): void {
  useCollectStore.setState({ rounds: undefined });
}

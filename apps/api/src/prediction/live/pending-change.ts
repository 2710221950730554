import type { PredictionChange } from '../prediction-change.ts';
import type { Stakes } from './to-live-events.ts';

/** Changes from notices that are not published yet. */
export type PendingChange = {
  /** Sequence of the newest notice; the published state must be from this block or a later one. */
  sequence: number;
  blockNumber: number;
  /** Stakes of rounds with new entries. */
  stakes: Map<number, Stakes>;
  /** Rounds with a new price or outcome. */
  epochs: Set<number>;
  hasPrice: boolean;
  hasPause: boolean;
  isUndone: boolean;
};

export function createPendingChange(): PendingChange {
  return {
    sequence: 0,
    blockNumber: 0,
    stakes: new Map(),
    epochs: new Set(),
    hasPrice: false,
    hasPause: false,
    isUndone: false,
  };
}

/** Adds the changes of blocks. A boundary is the close of the round before it and the lock of its own. */
export function addChange(pending: PendingChange, sequence: number, change: PredictionChange): void {
  const { blockNumber, entered, settled, resolved, price, paused } = change;
  Object.assign(pending, { sequence, blockNumber });
  for (const { epoch, totalUp, totalDown, count } of entered) {
    pending.stakes.set(epoch, { epoch, totalUp: BigInt(totalUp), totalDown: BigInt(totalDown), count });
  }
  for (const { epoch } of settled) pending.epochs.add(epoch);
  for (const boundary of resolved) pending.epochs.add(boundary - 1).add(boundary);
  pending.hasPrice ||= price !== null;
  pending.hasPause ||= paused !== null;
}

/** Blocks were undone: their pending changes are void. */
export function addUndoing(pending: PendingChange, sequence: number, blockNumber: number): void {
  Object.assign(pending, createPendingChange(), { sequence, blockNumber, hasPrice: true, isUndone: true });
}

/** Whether there is a change besides a price. */
export function hasNews({ stakes, epochs, hasPause, isUndone }: PendingChange): boolean {
  return isUndone || hasPause || stakes.size > 0 || epochs.size > 0;
}

import type { OwnPart } from './own-part.ts';
import type { PoolAction } from './pool-action.ts';

/**
 * A dialog with what its figures were at its opening. By the time of the write at least so much is due; and it stays
 * open where the part behind it disappears, or the time of the chain is unknown after a sleep.
 */
export type OpenedAction<Action extends PoolAction = PoolAction> = {
  readonly action: Action;
  readonly own: OwnPart;
  /** Chain seconds of the last block. */
  readonly time: bigint;
};

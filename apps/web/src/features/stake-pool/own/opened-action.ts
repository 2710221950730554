import type { OwnPart } from '../own/own-part.ts';
import type { StakePool } from '../pool/pool.ts';

/** An exit as it was read when its dialog was opened: its line disappears while the dialog shows the end. */
export type OpenedExit = {
  readonly action: 'unstake' | 'leave' | 'harvest';
  readonly pool: StakePool;
  readonly own: OwnPart;
};

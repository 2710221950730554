import type { OpenedAction } from '../own/opened-action.ts';
import type { StakePool } from '../pool/pool.ts';

/** An exit of a line: the line disappears while the dialog shows the end. */
export type OpenedExit = OpenedAction<'unstake' | 'leave' | 'harvest'> & { readonly pool: StakePool };

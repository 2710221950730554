import type { StakePool } from '../pool/pool.ts';
import type { OwnFigures } from './own-figures.ts';

/** The open dialog of a pool's page. */
export type PoolAction = 'stake' | 'unstake' | 'leave' | 'harvest';

/** What the cards of an account's part show. */
export interface OwnCardProps {
  pool: StakePool;
  figures: OwnFigures;
  /** A write in this pool is pending. */
  isPending: boolean;
  isStale: boolean;
  onAction: (action: PoolAction) => void;
}

import { BlockedError } from '@tradewind/process/process-error';

/**
 * The nodes contradict the index below finality, and no vote identifies a wrong node. Nothing is erased: an
 * operator decides. The chain continues when the nodes agree with the index again, or after a reindex.
 */
export class ChainConflict extends BlockedError {
  override readonly name = 'ChainConflict';
}

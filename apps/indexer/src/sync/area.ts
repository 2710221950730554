import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Transaction } from '@tradewind/db/database';
import type { NewNotice } from '@tradewind/db/relay/notice-kind';
import type { Contracts } from '../contract/contracts.ts';
import type { Log } from '../rpc/schema.ts';
import type { BlockSource } from './block-source.ts';

/**
 * An area's part of the index of a chain. Areas run in the order of the list in areas.ts, undo in reverse.
 * `defineArea` creates it.
 */
export type Area = {
  name: string;
  contracts: Contracts;
  /** Creates rows of the logs of its contracts in these blocks; outside any transaction. */
  read: (source: BlockSource, logs: readonly Log[]) => Promise<AreaChange>;
  /** Undoes every row above the block: derived rows are recomputed, and the event rows are deleted. */
  undo: (transaction: Transaction, ancestor: Position) => Promise<void>;
  /** Updates the rows derived from the whole state at the checkpoint, after blocks were added or undone. */
  refresh: (transaction: Transaction, checkpoint: Position) => Promise<void>;
  /** Removes all rows of the chain. */
  clear: (transaction: Transaction) => Promise<void>;
};

/** A block and its time (chain seconds). */
export type Position = { blockNumber: number; blockTimestamp: number };

/** An account whose token transfers of a transaction are parts of another row, as those of a swap. */
export type Party = { txHash: Hex; account: Hex };

/** What an area's write needs of the whole addition. */
export type Around = {
  /** Whether the chain has no rows yet. */
  isFirst: boolean;
  /** Of the rows of all areas. */
  parties: readonly Party[];
};

export type AreaChange = {
  /** Number of events in the blocks: long ranges with many are halved. */
  eventCount: number;
  /** Of these rows; none when absent. */
  parties?: readonly Party[];
  write: (transaction: Transaction, around: Around) => Promise<void>;
  /**
   * The notices to live clients, none when absent. Read after the rows are written, and only where notices are
   * published.
   */
  notices?: (transaction: Transaction) => Promise<readonly NewNotice[]>;
};

import type { Database, Transaction } from '@tradewind/db/database';
import type { ChainSources } from '../chain-sources.ts';
import type { Contracts } from '../contract/contracts.ts';
import type { Log } from '../rpc/schema.ts';
import type { BlockSource } from './block-source.ts';

/** What an area of the product contributes to the index. Areas run in the order of the list in areas.ts, undo in reverse. */
export type Area = {
  name: string;
  contracts: Contracts;
  /** Makes rows of the logs of its contracts in these blocks; outside any transaction. */
  read: (source: BlockSource, logs: readonly Log[]) => Promise<AreaChange>;
  /** Takes back every row above the block: what was made of its events is made anew, and the event rows are deleted. */
  undo: (transaction: Transaction, ancestor: number) => Promise<void>;
  /** Brings up to date what follows from the whole state at the checkpoint, after blocks were added or undone. */
  settle: (
    transaction: Transaction,
    checkpoint: { blockNumber: number; blockTimestamp: number },
  ) => Promise<void>;
  /** Removes all rows of the chain. */
  clear: (transaction: Transaction) => Promise<void>;
};

export type AreaChange = {
  /** How many events the blocks held: long ranges with many are halved. */
  eventCount: number;
  write: (transaction: Transaction) => Promise<void>;
  /** What to tell the clients of live views, nothing when absent; asked for once the rows are written, and only where somebody is told. */
  notice?: (transaction: Transaction) => Promise<AreaNotice>;
};

export type AreaNotice = { kind: string; payload: Record<string, unknown> };

export type CreateAreas = (database: Database, sources: ChainSources) => Area[];

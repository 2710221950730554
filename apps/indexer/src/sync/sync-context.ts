import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database } from '@tradewind/db/database';
import type { ChainReader } from '../rpc/chain-reader.ts';
import type { Header } from '../rpc/schema.ts';
import type { ShownHeader, Witnesses } from '../rpc/testimony.ts';
import type { ChildRegister } from '../contract/child-register.ts';
import type { Area } from './area.ts';
import type { Writer } from './writer.ts';

export type SyncOptions = {
  chain: ChainOptions;
  /** One connection, the writer's. */
  database: Database;
  writer: Writer;
  reader: ChainReader;
  witnesses: Witnesses;
  areas: readonly Area[];
  observer: SyncObserver;
};

export type SyncContext = SyncOptions & {
  children: ChildRegister;
  /**
   * Hash of the last block whose changes listeners know; undefined while this process has published nothing.
   */
  published: { blockHash: Hex | undefined };
  /**
   * The newest block that the nodes agreed on; undefined while this process has not queried them as the writer.
   */
  confirmed: { blockNumber: number | undefined };
  /** Headers of the blocks that this process added since then, by number, as one node showed them. */
  unconfirmed: Map<number, ShownHeader>;
};

export type ChainOptions = {
  chainId: number;
  /** Depth in blocks beyond which the chain is final. */
  finalityBlocks: number;
  /**
   * Whether the node is the operator's own and trusted: a shorter chain is followed, and another one replaces
   * the index in place. A public node may lag or lie: it cannot cause an erasure alone.
   */
  isLocal: boolean;
  /** Block of the oldest deployment. Undefined without contracts: then the index starts at the head. */
  startBlock: number | undefined;
  /** Hash of the indexed contracts; another one means another index. */
  deploymentHash: Hex;
  maxRangeBlocks: number;
  /** Whether the rows are served: then notices are published. Those of a reindex are not served yet. */
  announces: boolean;
};

/** Events for metrics, readiness and the log. */
export type SyncObserver = {
  /** Before every step: the node's head and the index's checkpoint. */
  onHead: (head: Header, checkpoint: { blockNumber: number } | undefined) => void;
  onCheckpoint: (checkpoint: { blockNumber: number }, eventCount: number) => void;
  onUndo: (depth: number) => void;
  onRebuild: (reason: string) => void;
  /** Most nodes contradict the present one, which is excluded. */
  onLie: (testimonies: string) => void;
  /** Progress of a step: the party that it waits for from now on. */
  onProgress: (waitsFor: 'the node' | 'the database') => void;
};

import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database } from '@tradewind/db/database';
import type { ChainReader } from '../rpc/chain-reader.ts';
import type { Header } from '../rpc/schema.ts';
import type { ChildRegister } from '../contract/child-register.ts';
import type { Area } from './area.ts';
import type { Writer } from './writer.ts';

export type SyncOptions = {
  chain: ChainOptions;
  /** One connection, the writer's. */
  database: Database;
  writer: Writer;
  reader: ChainReader;
  areas: readonly Area[];
  observer: SyncObserver;
};

export type SyncContext = SyncOptions & {
  children: ChildRegister;
  /** Of the block up to which listeners know all that changed; undefined while this process has told nothing. */
  told: { blockHash: Hex | undefined };
};

export type ChainOptions = {
  chainId: number;
  /** Depth in blocks beyond which the chain is taken as final. */
  finalityBlocks: number;
  /** With one node of one's own a shorter chain is the truth; a public node may merely lag. */
  followsShorterChain: boolean;
  /** Block of the deployment: nothing of ours is older. Undefined where nothing is ours: then the head is where it starts. */
  startBlock: number | undefined;
  /** Of what is followed; another one means another index. */
  deploymentHash: Hex;
  maxRangeBlocks: number;
  /** Whether listeners are told of what is live; a reindex has no news. */
  announces: boolean;
};

/** Told what happens, for metrics, readiness and the log. */
export type SyncObserver = {
  /** Before every step: where the node is and where the index is. */
  onHead: (head: Header, checkpoint: { blockNumber: number } | undefined) => void;
  onCheckpoint: (checkpoint: { blockNumber: number }, eventCount: number) => void;
  onUndo: (depth: number) => void;
  onRebuild: (reason: string) => void;
};

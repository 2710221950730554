import { setTimeout } from 'node:timers/promises';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { createDatabase, type Database } from '@tradewind/db/database';
import { createLease, type Lease } from '@tradewind/db/lease';
import { toProcessError } from '@tradewind/process/to-process-error';
import { createChainReader } from '../rpc/chain-reader.ts';
import { createJsonRpcClient } from '../rpc/json-rpc-client.ts';
import { createWitnesses } from '../rpc/testimony.ts';
import type { ChainArea } from '../sync/define-area.ts';
import type { ChainOptions, SyncObserver } from '../sync/sync-context.ts';
import { createSynchronizer, type Synchronizer } from '../sync/synchronizer.ts';
import { createWriter } from '../sync/writer.ts';

type FollowerOptions = {
  databaseUrl: string;
  rpcUrl: string | readonly string[];
  timeoutMs: number;
  chainId: number;
  /** Without areas the chain has none of our contracts. */
  areas?: readonly ChainArea[];
  chain: Omit<ChainOptions, 'chainId' | 'deploymentHash' | 'startBlock' | 'announces'> & {
    deploymentHash?: Hex;
  };
  observer?: Partial<SyncObserver>;
};

/** An indexer in this process that advances in steps on request. */
export type Follower = {
  /** `failed` after a retryable error; a fatal error is thrown. */
  tryAdvance: () => Promise<'advanced' | 'idle' | 'failed'>;
  catchUp: () => Promise<void>;
  /** Ends its connection at any point of its work. */
  kill: () => Promise<void>;
};

const silent = () => undefined;
const silentObserver: SyncObserver = {
  onHead: silent,
  onCheckpoint: silent,
  onUndo: silent,
  onRebuild: silent,
  onLie: silent,
  onProgress: silent,
};

export function startFollower(options: FollowerOptions): Follower {
  const { databaseUrl, chainId } = options;
  const database = createDatabase(databaseUrl, { maxConnections: 1 });
  const lease = createLease(databaseUrl, { kind: 'indexWriter', key: chainId, applicationName: 'follower' });
  const synchronizer = openSynchronizer(options, database, lease);
  const tryAdvance = async () => {
    try {
      return await synchronizer.advance();
    } catch (thrown) {
      const error = toProcessError(thrown);
      if (!error.isRetryable) throw error;
      return 'failed';
    }
  };
  return {
    tryAdvance,
    catchUp: () => catchUp(tryAdvance),
    kill: async () => {
      await Promise.all([lease.close(), database.close(0)]);
    },
  };
}

function openSynchronizer(options: FollowerOptions, database: Database, lease: Lease): Synchronizer {
  const { rpcUrl, timeoutMs, chainId, areas = [], chain, observer } = options;
  const startBlock = areas.length > 0 ? 0 : undefined;
  const client = createJsonRpcClient({
    urls: [rpcUrl].flat(),
    timeoutMs,
    onError: silent,
    onProgress: silent,
  });
  return createSynchronizer({
    chain: { startBlock, deploymentHash: '0x01', announces: true, ...chain, chainId },
    database,
    writer: createWriter(database, lease),
    reader: createChainReader(client),
    witnesses: createWitnesses(client, chainId),
    areas: areas.map(({ open }) => open(database)),
    observer: { ...silentObserver, ...observer },
  });
}

/** The indexer itself waits longer after a failure: without a pause a lost connection would use up the steps. */
const retryMs = 10;

async function catchUp(tryAdvance: Follower['tryAdvance']): Promise<void> {
  for (let step = 0; step < 1_000; step += 1) {
    const progress = await tryAdvance();
    if (progress === 'idle') return;
    if (progress === 'failed') await setTimeout(retryMs);
  }
  throw new Error('the index never came to rest');
}

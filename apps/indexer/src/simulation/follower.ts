import type { Hex } from '@tradewind/db/column/hex-bytes';
import { createDatabase, type Database } from '@tradewind/db/database';
import { createLease, type Lease } from '@tradewind/db/lease';
import { toProcessError } from '@tradewind/process/to-process-error';
import { createAreas } from '../areas.ts';
import type { ChainSources } from '../chain-sources.ts';
import type { ExchangeSources } from '../exchange-sources.ts';
import type { PredictionSources } from '../prediction-sources.ts';
import { createChainReader } from '../rpc/chain-reader.ts';
import { createJsonRpcClient } from '../rpc/json-rpc-client.ts';
import { createWitnesses } from '../rpc/testimony.ts';
import type { ChainOptions, SyncObserver } from '../sync/sync-context.ts';
import { createSynchronizer, type Synchronizer } from '../sync/synchronizer.ts';
import { createWriter } from '../sync/writer.ts';

type FollowerOptions = {
  databaseUrl: string;
  rpcUrl: string | readonly string[];
  timeoutMs: number;
  chainId: number;
  /** Without sources the chain has none of our contracts. */
  sources?: Omit<ExchangeSources, 'chainId'>;
  prediction?: Omit<PredictionSources, 'chainId'>;
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
  const { rpcUrl, timeoutMs, chainId, chain, observer } = options;
  const exchange = options.sources && { ...options.sources, chainId };
  const prediction = options.prediction && { ...options.prediction, chainId };
  const sources: ChainSources = {
    exchange,
    prediction,
    startBlock: (exchange ?? prediction) && 0,
    deploymentHash: '0x01',
  };
  const client = createJsonRpcClient({
    urls: [rpcUrl].flat(),
    timeoutMs,
    onError: silent,
    onProgress: silent,
  });
  return createSynchronizer({
    chain: { ...sources, announces: true, ...chain, chainId },
    database,
    writer: createWriter(database, lease),
    reader: createChainReader(client),
    witnesses: createWitnesses(client, chainId),
    areas: createAreas(database, sources),
    observer: { ...silentObserver, ...observer },
  });
}

async function catchUp(tryAdvance: Follower['tryAdvance']): Promise<void> {
  for (let step = 0; step < 1_000; step += 1) {
    if ((await tryAdvance()) === 'idle') return;
  }
  throw new Error('the index never came to rest');
}

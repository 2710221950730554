import type { Hex } from '@tradewind/db/column/hex-bytes';
import { createDatabase } from '@tradewind/db/database';
import { toProcessError } from '@tradewind/process/to-process-error';
import { createAreas } from '../areas.ts';
import type { ChainSources } from '../chain-sources.ts';
import type { ExchangeSources } from '../exchange-sources.ts';
import type { PredictionSources } from '../prediction-sources.ts';
import { createChainReader } from '../rpc/chain-reader.ts';
import { createJsonRpcClient } from '../rpc/json-rpc-client.ts';
import type { ChainOptions, SyncObserver } from '../sync/sync-context.ts';
import { createSynchronizer } from '../sync/synchronizer.ts';
import { createWriter } from '../sync/writer.ts';

type FollowerOptions = {
  databaseUrl: string;
  rpcUrl: string | readonly string[];
  timeoutMs: number;
  chainId: number;
  /** Without them the chain has no contracts of ours. */
  sources?: Omit<ExchangeSources, 'chainId'>;
  prediction?: Omit<PredictionSources, 'chainId'>;
  chain: Omit<ChainOptions, 'chainId' | 'deploymentHash' | 'startBlock' | 'announces'> & {
    deploymentHash?: Hex;
  };
  observer?: Partial<SyncObserver>;
};

/** An indexer in this process that advances step by step when told to. */
export type Follower = {
  /** False when the step failed in a way that may pass; a fatal error is thrown. */
  tryAdvance: () => Promise<'advanced' | 'idle' | 'failed'>;
  catchUp: () => Promise<void>;
  /** Ends its connection in the middle of whatever it does. */
  kill: () => Promise<void>;
};

const silent = () => undefined;

export function startFollower(options: FollowerOptions): Follower {
  const { databaseUrl, rpcUrl, timeoutMs, chainId, chain, observer } = options;
  const exchange = options.sources && { ...options.sources, chainId };
  const prediction = options.prediction && { ...options.prediction, chainId };
  const sources: ChainSources = {
    exchange,
    prediction,
    startBlock: (exchange ?? prediction) && 0,
    deploymentHash: '0x01',
  };
  const database = createDatabase(databaseUrl, { maxConnections: 1 });
  const client = createJsonRpcClient({ urls: [rpcUrl].flat(), timeoutMs, onError: silent });
  const synchronizer = createSynchronizer({
    chain: { ...sources, announces: true, ...chain, chainId },
    database,
    writer: createWriter(database, { chainId, writes: 'index', onChange: silent }),
    reader: createChainReader(client),
    areas: createAreas(database, sources),
    observer: { onHead: silent, onCheckpoint: silent, onUndo: silent, onRebuild: silent, ...observer },
  });
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
    catchUp: async () => {
      for (let step = 0; step < 1_000; step += 1) {
        if ((await tryAdvance()) === 'idle') return;
      }
      throw new Error('the index never came to rest');
    },
    kill: () => database.sql.end({ timeout: 0 }),
  };
}

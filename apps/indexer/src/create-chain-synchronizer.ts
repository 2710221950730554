import type { Database } from '@tradewind/db/database';
import type { Network } from '@tradewind/rules/network/network';
import type { Logger } from 'pino';
import type { ChainSources } from './chain-sources.ts';
import type { Config } from './config.ts';
import type { Metrics } from './health/metrics.ts';
import type { Status } from './health/status.ts';
import { createChainReader } from './rpc/chain-reader.ts';
import { createJsonRpcClient } from './rpc/json-rpc-client.ts';
import type { Area } from './sync/area.ts';
import { createSynchronizer, type Synchronizer } from './sync/synchronizer.ts';
import { createWriter } from './sync/writer.ts';
import { createSyncObserver } from './sync-observer.ts';

type ChainSynchronizerOptions = {
  config: Config;
  network: Network;
  sources: ChainSources;
  areas: readonly Area[];
  /** With one connection. */
  database: Database;
  status: Status;
  metrics: Metrics;
  logger: Logger;
};

/** The synchronizer of one configured chain with its node, writer and observer. */
export function createChainSynchronizer(options: ChainSynchronizerOptions): Synchronizer {
  const { config, network, sources, areas, database, status, metrics, logger } = options;
  const client = createJsonRpcClient({
    urls: config.RPC_URLS,
    timeoutMs: config.RPC_TIMEOUT_MS,
    onError: () => metrics.rpcErrors.inc(),
  });
  return createSynchronizer({
    chain: {
      chainId: network.chainId,
      finalityBlocks: network.finalityBlocks,
      followsShorterChain: network.isLocal,
      startBlock: sources.startBlock,
      deploymentHash: sources.deploymentHash,
      maxRangeBlocks: config.MAX_RANGE_BLOCKS,
    },
    database,
    writer: createWriter(database, network.chainId, (isWriter) => {
      status.isWriter = isWriter;
    }),
    reader: createChainReader(client),
    areas,
    observer: createSyncObserver(status, metrics, logger),
  });
}

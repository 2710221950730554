import type { Database } from '@tradewind/db/database';
import type { Network } from '@tradewind/rules/network/network';
import type { ChainSources } from './chain-sources.ts';
import { createChainReader } from './rpc/chain-reader.ts';
import { createJsonRpcClient } from './rpc/json-rpc-client.ts';
import type { Area } from './sync/area.ts';
import type { SyncObserver } from './sync/sync-context.ts';
import { createSynchronizer, type Synchronizer } from './sync/synchronizer.ts';
import { createWriter, type WriterOptions } from './sync/writer.ts';

type ChainSynchronizerOptions = {
  network: Network;
  rpcUrls: readonly string[];
  timeoutMs: number;
  maxRangeBlocks: number;
  sources: ChainSources;
  areas: readonly Area[];
  /** With one connection. */
  database: Database;
  observer: SyncObserver;
  onRpcError: () => void;
  writes: WriterOptions['writes'];
  onWriterChange: (isWriter: boolean) => void;
};

/** The synchronizer of one configured chain with its node and writer. */
export function createChainSynchronizer(options: ChainSynchronizerOptions): Synchronizer {
  const { network, sources, database, areas, observer } = options;
  const client = createJsonRpcClient({
    urls: options.rpcUrls,
    timeoutMs: options.timeoutMs,
    onError: options.onRpcError,
  });
  return createSynchronizer({
    chain: {
      chainId: network.chainId,
      finalityBlocks: network.finalityBlocks,
      followsShorterChain: network.isLocal,
      startBlock: sources.startBlock,
      deploymentHash: sources.deploymentHash,
      maxRangeBlocks: options.maxRangeBlocks,
      announces: options.writes === 'index',
    },
    database,
    writer: createWriter(database, {
      chainId: network.chainId,
      writes: options.writes,
      onChange: options.onWriterChange,
    }),
    reader: createChainReader(client),
    areas,
    observer,
  });
}

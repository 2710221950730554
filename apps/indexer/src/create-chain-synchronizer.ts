import type { Database } from '@tradewind/db/database';
import type { Lease } from '@tradewind/db/lease';
import type { Network } from '@tradewind/rules/network/network';
import type { ChainSources } from './chain-sources.ts';
import { createChainReader } from './rpc/chain-reader.ts';
import { createJsonRpcClient } from './rpc/json-rpc-client.ts';
import { createWitnesses } from './rpc/testimony.ts';
import type { SyncObserver } from './sync/sync-context.ts';
import { createSynchronizer, type Synchronizer } from './sync/synchronizer.ts';
import { createWriter } from './sync/writer.ts';

type ChainSynchronizerOptions = {
  network: Network;
  rpcUrls: readonly string[];
  timeoutMs: number;
  maxRangeBlocks: number;
  sources: ChainSources;
  /** With one connection. */
  database: Database;
  observer: SyncObserver;
  onRpcError: () => void;
  /** Without it nothing is written. */
  lease: Lease;
  /** Whether notices are published to listeners. */
  announces: boolean;
};

/** The synchronizer of one configured chain, with its nodes and writer. */
export function createChainSynchronizer(options: ChainSynchronizerOptions): Synchronizer {
  const { network, sources, database, observer } = options;
  const client = createJsonRpcClient({
    urls: options.rpcUrls,
    timeoutMs: options.timeoutMs,
    onError: options.onRpcError,
    onProgress: observer.onProgress,
  });
  return createSynchronizer({
    chain: {
      chainId: network.chainId,
      finalityBlocks: network.finalityBlocks,
      isLocal: network.isLocal,
      startBlock: sources.startBlock,
      deploymentHash: sources.deploymentHash,
      maxRangeBlocks: options.maxRangeBlocks,
      announces: options.announces,
    },
    database,
    writer: createWriter(database, options.lease),
    reader: createChainReader(client),
    witnesses: createWitnesses(client, network.chainId),
    areas: sources.areas.map(({ open }) => open(database)),
    observer,
  });
}

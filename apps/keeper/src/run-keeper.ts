import { createDatabase, type Database } from '@tradewind/db/database';
import { listPendingMigrations } from '@tradewind/db/migrate';
import { startHealthServer } from '@tradewind/process/health-server';
import { FatalError } from '@tradewind/process/process-error';
import { createWakeUp } from '@tradewind/process/wake-up';
import { findNetwork } from '@tradewind/rules/network/network';
import type { Logger } from 'pino';
import { createChainNode } from './chain/create-chain-node.ts';
import type { Config } from './config.ts';
import { createChainSender } from './create-chain-sender.ts';
import { createMetrics } from './health/metrics.ts';
import { createStatus, listUnreadyReasons } from './health/status.ts';
import type { CreateJobs } from './job/job.ts';
import { createLease } from './lease.ts';
import { runLoop } from './run-loop.ts';
import { createSigner } from './signer/create-signer.ts';
import { startWatches } from './watch/start-watches.ts';
import type { CreateWatches } from './watch/watch.ts';

type KeeperOptions = {
  config: Config;
  createJobs: CreateJobs;
  createWatches: CreateWatches;
  logger: Logger;
  signal: AbortSignal;
};

/** Runs until the signal; the round and the jobs under way are finished. */
export async function runKeeper(options: KeeperOptions): Promise<void> {
  const { config, createJobs, createWatches, logger, signal } = options;
  const { CHAIN_ID: chainId } = config;
  const network = findNetwork(chainId);
  if (network === undefined) throw new FatalError(`chain ${chainId} is not supported`);
  const status = createStatus();
  const metrics = createMetrics(status);
  const leaseDatabase = openDatabase(config, 1, 'keeper lease');
  const database = openDatabase(config, 4, 'keeper');
  const onError = () => metrics.rpcErrors.inc();
  const node = createChainNode({ urls: config.RPC_URLS, timeoutMs: config.RPC_TIMEOUT_MS, onError });
  const server = await startHealthServer({
    host: config.KEEPER_HOST,
    port: config.KEEPER_PORT,
    registry: metrics.registry,
    listReasons: async () => {
      const pending = await listPendingMigrations(database.sql);
      if (pending.length > 0) return [`the database lacks migrations: ${pending.join(', ')}`];
      return listUnreadyReasons(status, Date.now());
    },
  });
  const wakeUp = createWakeUp(config.POLL_INTERVAL_MS);
  signal.addEventListener('abort', wakeUp.ring);
  const signer = createSigner(config);
  const sender = createChainSender({ config, network, node, signer, database, status, metrics, logger });
  const deps = { chainId, database, node, logger, metrics, now: () => new Date() };
  const jobs = createJobs(deps);
  // Without an account nothing would be sent.
  const list = signer ? createWatches({ ...deps, account: signer.address, config }) : [];
  const watches = startWatches({ watches: list, wakeUp, logger, metrics, now: () => performance.now() });
  const lease = createLease(leaseDatabase, chainId);
  try {
    await runLoop({ lease, sender, watches, jobs, config, status, wakeUp, signal, logger, metrics });
  } finally {
    server.close();
    server.closeAllConnections();
    await Promise.all([database.close(), leaseDatabase.close()]);
  }
}

function openDatabase({ DATABASE_URL }: Config, maxConnections: number, applicationName: string): Database {
  return createDatabase(DATABASE_URL, { maxConnections, applicationName });
}

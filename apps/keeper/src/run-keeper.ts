import type { Server } from 'node:http';
import { createDatabase, type Database } from '@tradewind/db/database';
import { listPendingMigrations } from '@tradewind/db/migrate';
import { startHealthServer } from '@tradewind/process/health-server';
import { FatalError } from '@tradewind/process/process-error';
import { createWakeUp } from '@tradewind/process/wake-up';
import { watchLoop } from '@tradewind/process/watch-loop';
import type { Watchdog } from '@tradewind/process/watchdog';
import { findNetwork } from '@tradewind/rules/network/network';
import type { Logger } from 'pino';
import { createChainNode } from './chain/create-chain-node.ts';
import type { Config } from './config.ts';
import { createChainSender } from './create-chain-sender.ts';
import { createKeeperLease } from './create-keeper-lease.ts';
import { createMetrics, type Metrics } from './health/metrics.ts';
import { createStatus, listUnreadyReasons, type Status } from './health/status.ts';
import type { CreateJobs } from './job/job.ts';
import type { ReportKind } from './report/report-kind.ts';
import { runLoop } from './run-loop.ts';
import { createSigner } from './signer/create-signer.ts';
import { startWatches } from './watch/start-watches.ts';
import type { CreateWatches } from './watch/watch.ts';
import type { Write } from './write.ts';

type KeeperOptions = {
  config: Config;
  createJobs: CreateJobs;
  createWatches: CreateWatches;
  reports: readonly ReportKind[];
  logger: Logger;
  signal: AbortSignal;
};

/** A job's query may take some seconds. */
const databaseOptions = { maxConnections: 4, applicationName: 'keeper', statementTimeoutMs: 15_000 };

/** Runs until the signal aborts; the running round and jobs finish. */
export async function runKeeper(options: KeeperOptions): Promise<void> {
  const { config, createJobs, createWatches, reports, logger, signal } = options;
  const { CHAIN_ID: chainId, LEASE_LIMIT_MS: idleInTransactionTimeoutMs } = config;
  const network = findNetwork(chainId);
  if (network === undefined) throw new FatalError(`chain ${chainId} is not supported`);
  const status = createStatus();
  const metrics = createMetrics(status);
  const shared = { config, status, metrics, logger };
  const database = createDatabase(config.DATABASE_URL, { ...databaseOptions, idleInTransactionTimeoutMs });
  metrics.watchPool('keeper', database);
  const watchdog = watchLoop(config, logger);
  const lease = createKeeperLease(shared);
  const write: Write = (work) => lease.write(database, work);
  const onError = () => metrics.rpcErrors.inc();
  const nodeOptions = { urls: config.RPC_URLS, timeoutMs: config.RPC_TIMEOUT_MS, onError };
  const node = createChainNode(nodeOptions);
  const server = await openHealthPages({ config, database, status, watchdog, metrics });
  const wakeUp = createWakeUp(config.POLL_INTERVAL_MS);
  signal.addEventListener('abort', wakeUp.ring);
  const signer = createSigner(config);
  // A client of its own: requests of jobs and watches are no progress of the loop.
  const sendingNode = createChainNode({ ...nodeOptions, onProgress: watchdog.beat });
  const sender = createChainSender({ ...shared, network, node: sendingNode, signer, database, write });
  const deps = { chainId, database, node, logger, metrics, reports, now: () => new Date() };
  const jobs = createJobs(deps);
  // Without an account nothing can be sent.
  const list = signer ? createWatches({ ...deps, write, account: signer.address }) : [];
  const watches = startWatches({ watches: list, wakeUp, logger, metrics, now: () => performance.now() });
  try {
    const loop = { lease, sender, watches, jobs, config, status, watchdog };
    await runLoop({ ...loop, wakeUp, signal, logger, metrics });
  } finally {
    watchdog.stop();
    server.close();
    server.closeAllConnections();
    await Promise.all([database.close(), lease.close()]);
  }
}

type Health = { config: Config; database: Database; status: Status; watchdog: Watchdog; metrics: Metrics };

function openHealthPages({ config, database, status, watchdog, metrics }: Health): Promise<Server> {
  return startHealthServer({
    host: config.KEEPER_HOST,
    port: config.KEEPER_PORT,
    registry: metrics.registry,
    listReasons: async () => {
      const pending = await listPendingMigrations(database.sql);
      if (pending.length > 0) return [`the database lacks migrations: ${pending.join(', ')}`];
      return listUnreadyReasons(status, watchdog.look(), performance.now());
    },
    listStill: () => (watchdog.isStill() ? ['the loop'] : []),
  });
}

import { toProcessError } from '@tradewind/process/to-process-error';
import { pino } from 'pino';
import { accountJobs } from './account/account-jobs.ts';
import { parseConfig } from './config.ts';
import { idempotencyJobs } from './idempotency/idempotency-jobs.ts';
import type { CreateJobs } from './job/job.ts';
import { predictionJobs } from './prediction/prediction-jobs.ts';
import { predictionWatches } from './prediction/prediction-watches.ts';
import { runKeeper } from './run-keeper.ts';
import { transactionJobs } from './transaction/transaction-jobs.ts';
import type { CreateWatches } from './watch/watch.ts';

/** The jobs of every area; a new area adds a line here. */
const createJobs: CreateJobs = (deps) => [
  ...transactionJobs(deps),
  ...idempotencyJobs(deps),
  ...accountJobs(deps),
  ...predictionJobs(deps),
];

/** The watches of every area. */
const createWatches: CreateWatches = (deps) => [...predictionWatches(deps)];

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

try {
  const config = parseConfig(process.env);
  // Keeps the key away from child processes and dumps of the environment.
  delete process.env['KEEPER_KEY'];
  const logger = pino({ level: config.LOG_LEVEL, base: { service: 'keeper', chainId: config.CHAIN_ID } });
  await runKeeper({ config, createJobs, createWatches, logger, signal: stop.signal });
} catch (error) {
  process.stderr.write(`keeper: ${toProcessError(error).message}\n`);
  process.exitCode = 1;
}

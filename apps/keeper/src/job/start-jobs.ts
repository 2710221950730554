import { createLibraryPool } from '@tradewind/db/library-pool';
import { RetryableError } from '@tradewind/process/process-error';
import { Logger as WorkerLogger, parseCronItems, run } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Metrics } from '../health/metrics.ts';
import type { Job } from './job.ts';

export type Jobs = { stop: () => Promise<void>; /** Never rejects. */ ended: Promise<void> };

/** Jobs that are due are announced; this interval only limits the delay by a lost announcement. */
const pollMs = 10_000;

/** Ends of jobs in batches: the library handles a failure of those alone, and of a single one leaves a rejection to nobody. */
const batches = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

type JobsOptions = { databaseUrl: string; jobs: readonly Job[]; logger: Logger; metrics: Metrics };

/** Runs the jobs by their schedules: a tick is enqueued once, however many keepers there are. */
export async function startJobs({ databaseUrl, jobs, logger, metrics }: JobsOptions): Promise<Jobs> {
  const pool = openPool(databaseUrl, logger);
  const started = run({
    preset: { worker: batches },
    pgPool: pool,
    concurrency: 2,
    pollInterval: pollMs,
    noHandleSignals: true,
    logger: toWorkerLogger(logger),
    taskList: Object.fromEntries(jobs.map((job) => [job.name, () => runJob(job, logger, metrics)])),
    // A failed job runs again at its next tick.
    parsedCronItems: parseCronItems(
      jobs.map(({ name, schedule }) => ({
        task: name,
        match: schedule,
        options: { backfillPeriod: 0, maxAttempts: 1 },
      })),
    ),
  });
  // Its errors come from another database client than ours: any of them is retryable.
  const runner = await started.catch(async (error: unknown) => {
    await pool.end();
    throw new RetryableError(`the jobs do not start: ${String(error)}`);
  });
  // Such an error carries its connection: only its text is logged.
  const warn = (error: unknown) => logger.warn({ reason: String(error) }, 'jobs');
  const ended = runner.promise.catch(warn).then(() => pool.end());
  const stop = async () => {
    await runner.stop().catch(warn);
    await ended;
  };
  return { ended, stop };
}

function openPool(url: string, logger: Logger) {
  const limits = { maxConnections: 4, applicationName: 'keeper jobs', statementTimeoutMs: 30_000 };
  return createLibraryPool(url, limits, ({ message: reason }) =>
    logger.warn({ reason }, 'a connection of the jobs is lost'),
  );
}

async function runJob({ name, run: work }: Job, logger: Logger, metrics: Metrics): Promise<void> {
  const observe = metrics.jobDuration.startTimer({ job: name });
  try {
    await work();
    observe({ outcome: 'done' });
  } catch (error) {
    observe({ outcome: 'failed' });
    logger.error({ err: error, job: name }, 'job failed');
    throw error;
  }
}

/** The worker's own lines are for debugging, except warnings and errors. */
function toWorkerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') logger.warn(message);
    else logger.debug(message);
  });
}

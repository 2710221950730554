import { RetryableError } from '@tradewind/process/process-error';
import { Logger as WorkerLogger, parseCronItems, run } from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Metrics } from '../health/metrics.ts';
import type { Job } from './job.ts';

export type Jobs = { stop: () => Promise<void>; /** Never rejects. */ ended: Promise<void> };

type JobsOptions = { databaseUrl: string; jobs: readonly Job[]; logger: Logger; metrics: Metrics };

/** Carries the jobs out when they are due: a tick is enqueued once, however many keepers there are. */
export async function startJobs({ databaseUrl, jobs, logger, metrics }: JobsOptions): Promise<Jobs> {
  const pool = openPool(databaseUrl, logger);
  const started = run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    logger: toWorkerLogger(logger),
    taskList: Object.fromEntries(jobs.map((job) => [job.name, () => runJob(job, logger, metrics)])),
    // A job that fails is due again soon enough.
    parsedCronItems: parseCronItems(
      jobs.map(({ name, schedule }) => ({
        task: name,
        match: schedule,
        options: { backfillPeriod: 0, maxAttempts: 1 },
      })),
    ),
  });
  // Its errors are of another database client than ours: whatever it is, the next round may do better.
  const runner = await started.catch(async (error: unknown) => {
    await pool.end();
    throw new RetryableError(`the jobs do not start: ${String(error)}`);
  });
  // Such an error carries its connection with it: what it says is enough.
  const warn = (error: unknown) => logger.warn({ reason: String(error) }, 'jobs');
  const ended = runner.promise.catch(warn).then(() => pool.end());
  const stop = async () => {
    await runner.stop().catch(warn);
    await ended;
  };
  return { ended, stop };
}

/** Of connections of its own: each hears of its end, which would otherwise end the process. */
function openPool(connectionString: string, logger: Logger): Pool {
  const pool = new Pool({ connectionString, max: 4, application_name: 'keeper jobs' });
  const tell = (error: Error) => logger.warn({ reason: error.message }, 'a connection of the jobs is lost');
  pool.on('error', tell);
  pool.on('connect', (client) => client.on('error', tell));
  return pool;
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

/** Its own lines are for those who look for a fault in it. */
function toWorkerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') logger.warn(message);
    else logger.debug(message);
  });
}

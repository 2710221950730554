import type { Lease } from '@tradewind/db/lease';
import { runRounds } from '@tradewind/process/run-rounds';
import type { WakeUp } from '@tradewind/process/wake-up';
import type { Watchdog } from '@tradewind/process/watchdog';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Metrics } from './health/metrics.ts';
import type { Status } from './health/status.ts';
import type { Job } from './job/job.ts';
import { type Jobs, startJobs } from './job/start-jobs.ts';
import type { Sender } from './sender/sender.ts';
import type { Watches } from './watch/start-watches.ts';

type LoopOptions = {
  lease: Pick<Lease, 'hold'>;
  sender: Sender;
  watches: Watches;
  jobs: readonly Job[];
  config: Config;
  status: Status;
  watchdog: Watchdog;
  wakeUp: WakeUp;
  signal: AbortSignal;
  logger: Logger;
  metrics: Metrics;
};

/** Acts while it holds the lease, until the signal aborts or an error ends the work. */
export async function runLoop(options: LoopOptions): Promise<void> {
  const { watches, status, wakeUp, signal, logger, metrics } = options;
  const jobs = createJobsSwitch(options);
  try {
    await runRounds({
      wakeUp,
      signal,
      round: () => runRound(options, jobs),
      onRetry: (error, failures) => {
        metrics.retries.inc();
        if (!error.isRetryable) metrics.blocked.inc();
        status.trouble = { reason: error.message, failures };
        logger.warn({ err: error, failures }, 'trying again');
      },
    });
  } finally {
    await Promise.all([jobs.turnOff(), watches.finish()]);
  }
}

async function runRound(
  { lease, sender, watches, status, watchdog }: LoopOptions,
  jobs: JobsSwitch,
): Promise<'busy' | 'idle'> {
  watchdog.beat('the database');
  const isActive = (await lease.hold()) !== 'taken';
  await (isActive ? jobs.turnOn() : jobs.turnOff());
  const result = isActive ? await act(sender, watches) : 'idle';
  status.trouble = undefined;
  return result;
}

function act(sender: Sender, watches: Watches): Promise<'busy' | 'idle'> {
  watches.advance();
  return sender.advance();
}

type JobsSwitch = { turnOn: () => Promise<void>; turnOff: () => Promise<void> };

function createJobsSwitch({ config, jobs, logger, metrics }: LoopOptions): JobsSwitch {
  let running: Jobs | undefined;
  const forgetWhenEnded = async (jobsOfThen: Jobs) => {
    await jobsOfThen.ended;
    if (running === jobsOfThen) running = undefined;
  };
  return {
    turnOn: async () => {
      if (running !== undefined) return;
      const started = await startJobs({ databaseUrl: config.DATABASE_URL, jobs, logger, metrics });
      running = started;
      // A long loss of the database ends them; the next round restarts them.
      void forgetWhenEnded(started);
    },
    turnOff: async () => {
      const stopping = running;
      running = undefined;
      await stopping?.stop();
    },
  };
}

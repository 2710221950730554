import { runRounds } from '@tradewind/process/run-rounds';
import type { WakeUp } from '@tradewind/process/wake-up';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Metrics } from './health/metrics.ts';
import type { Status } from './health/status.ts';
import type { Job } from './job/job.ts';
import { type Jobs, startJobs } from './job/start-jobs.ts';
import type { Lease } from './lease.ts';
import type { Sender } from './sender/sender.ts';
import type { Watches } from './watch/start-watches.ts';

type LoopOptions = {
  lease: Lease;
  sender: Sender;
  watches: Watches;
  jobs: readonly Job[];
  config: Config;
  status: Status;
  wakeUp: WakeUp;
  signal: AbortSignal;
  logger: Logger;
  metrics: Metrics;
};

/** Acts while it has the right to, until told to stop, or until an error that does not pass. */
export async function runLoop(options: LoopOptions): Promise<void> {
  const { watches, wakeUp, signal, logger, metrics } = options;
  const jobs = createJobsSwitch(options);
  try {
    await runRounds({
      wakeUp,
      signal,
      round: () => runRound(options, jobs),
      onRetry: (error, failures) => {
        metrics.retries.inc();
        logger.warn({ err: error, failures }, 'trying again');
      },
    });
  } finally {
    await Promise.all([jobs.turnOff(), watches.settle()]);
  }
}

async function runRound(
  { lease, sender, watches, status }: LoopOptions,
  jobs: JobsSwitch,
): Promise<'busy' | 'idle'> {
  status.isActive = await lease.hold();
  await (status.isActive ? jobs.turnOn() : jobs.turnOff());
  if (!status.isActive) return 'idle';
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
      // A database that was away too long ends them; the next round starts them anew.
      void forgetWhenEnded(started);
    },
    turnOff: async () => {
      const stopping = running;
      running = undefined;
      await stopping?.stop();
    },
  };
}

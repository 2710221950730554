import { setTimeout } from 'node:timers/promises';
import { toProcessError } from '@tradewind/process/to-process-error';
import type { WakeUp } from '@tradewind/process/wake-up';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Metrics } from './health/metrics.ts';
import type { Status } from './health/status.ts';
import type { Job } from './job/job.ts';
import { type Jobs, startJobs } from './job/start-jobs.ts';
import type { Lease } from './lease.ts';
import type { Sender } from './sender/sender.ts';

type LoopOptions = {
  lease: Lease;
  sender: Sender;
  jobs: readonly Job[];
  config: Config;
  status: Status;
  wakeUp: WakeUp;
  signal: AbortSignal;
  logger: Logger;
  metrics: Metrics;
};

const maxPauseMs = 3_000;

/** Acts while it has the right to, until told to stop; the only place that decides whether an error ends the process. */
export async function runLoop(options: LoopOptions): Promise<void> {
  const { wakeUp, signal, logger, metrics } = options;
  const jobs = createJobsSwitch(options);
  let failures = 0;
  try {
    while (!signal.aborted) {
      try {
        const outcome = await runRound(options, jobs);
        failures = 0;
        if (outcome === 'idle') await wakeUp.wait();
      } catch (thrown) {
        const error = toProcessError(thrown);
        if (!error.isRetryable) throw error;
        metrics.retries.inc();
        failures += 1;
        logger.warn({ err: error, failures }, 'trying again');
        const pauseMs = Math.min(maxPauseMs, 100 * 2 ** failures);
        await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }
  } finally {
    await jobs.turnOff();
  }
}

async function runRound({ lease, sender, status }: LoopOptions, jobs: JobsSwitch): Promise<'busy' | 'idle'> {
  status.isActive = await lease.hold();
  await (status.isActive ? jobs.turnOn() : jobs.turnOff());
  return status.isActive ? sender.advance() : 'idle';
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

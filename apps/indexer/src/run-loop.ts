import { runRounds } from '@tradewind/process/run-rounds';
import type { WakeUp } from '@tradewind/process/wake-up';
import type { Logger } from 'pino';
import type { ChainMetrics } from './health/metrics.ts';
import type { Synchronizer } from './sync/synchronizer.ts';

type LoopOptions = {
  synchronizer: Synchronizer;
  wakeUp: WakeUp;
  signal: AbortSignal;
  logger: Logger;
  metrics: Pick<ChainMetrics, 'retries' | 'stepDuration'>;
};

/** Advances until told to stop, or until an error that does not pass. */
export function runLoop({ synchronizer, logger, metrics, ...pace }: LoopOptions): Promise<void> {
  return runRounds({
    ...pace,
    round: async () => {
      const observeStep = metrics.stepDuration.startTimer();
      const outcome = await synchronizer.advance();
      if (outcome === 'idle') return 'idle';
      observeStep();
      return 'busy';
    },
    onRetry: (error, failures) => {
      metrics.retries.inc();
      logger.warn({ err: error, failures }, 'trying again');
    },
  });
}

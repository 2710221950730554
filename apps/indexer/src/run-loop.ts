import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Synchronizer } from './sync/synchronizer.ts';
import type { ChainMetrics } from './health/metrics.ts';
import { toProcessError } from '@tradewind/process/to-process-error';
import type { WakeUp } from '@tradewind/process/wake-up';

type LoopOptions = {
  synchronizer: Synchronizer;
  wakeUp: WakeUp;
  signal: AbortSignal;
  logger: Logger;
  metrics: Pick<ChainMetrics, 'retries' | 'stepDuration'>;
};

const maxPauseMs = 3_000;

/** Advances until told to stop; the only place that decides whether an error ends the following of the chain. */
export async function runLoop({ synchronizer, wakeUp, signal, logger, metrics }: LoopOptions): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const observeStep = metrics.stepDuration.startTimer();
      const outcome = await synchronizer.advance();
      failures = 0;
      if (outcome === 'idle') await wakeUp.wait();
      else observeStep();
    } catch (thrown) {
      if (signal.aborted) return;
      const error = toProcessError(thrown);
      if (!error.isRetryable) throw error;
      metrics.retries.inc();
      failures += 1;
      logger.warn({ err: error, failures }, 'trying again');
      await setTimeout(Math.min(maxPauseMs, 100 * 2 ** failures), undefined, { signal }).catch(
        () => undefined,
      );
    }
  }
}

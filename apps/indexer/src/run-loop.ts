import type { ProcessError } from '@tradewind/process/process-error';
import { runRounds } from '@tradewind/process/run-rounds';
import type { WakeUp } from '@tradewind/process/wake-up';
import type { Logger } from 'pino';
import type { ChainMetrics } from './health/metrics.ts';
import type { Status } from './health/status.ts';
import { ChainConflict } from './sync/chain-conflict.ts';
import type { Synchronizer } from './sync/synchronizer.ts';

type LoopOptions = {
  synchronizer: Synchronizer;
  wakeUp: WakeUp;
  signal: AbortSignal;
  status: Status;
  logger: Logger;
  /** Called with the result of each step. */
  onStep?: (result: 'advanced' | 'idle') => void;
  metrics: Pick<ChainMetrics, 'retries' | 'blocked' | 'stepDuration'>;
};

/** Advances until the signal aborts, or until an error that ends the work. */
export function runLoop(options: LoopOptions): Promise<void> {
  const { synchronizer, wakeUp, signal, metrics, onStep } = options;
  return runRounds({
    wakeUp,
    signal,
    round: async () => {
      const observeStep = metrics.stepDuration.startTimer();
      const result = await synchronizer.advance();
      noteSuccess(options);
      onStep?.(result);
      if (result === 'idle') return 'idle';
      observeStep();
      return 'busy';
    },
    onRetry: (error, failures) => noteFailure(error, failures, options),
  });
}

function noteSuccess({ status, logger }: LoopOptions): void {
  if (status.conflict !== undefined) logger.warn('the nodes agree with the index again: it is followed');
  status.trouble = undefined;
  status.conflict = undefined;
}

/** A conflict is logged once, and lasts until a successful step. */
function noteFailure(error: ProcessError, failures: number, { status, logger, metrics }: LoopOptions): void {
  metrics.retries.inc();
  if (!error.isRetryable) metrics.blocked.inc();
  status.trouble = { reason: error.message, failures };
  const isNew = error instanceof ChainConflict && status.conflict === undefined;
  if (isNew) logger.fatal({ reason: error.message }, 'the nodes contradict the index: it is not followed');
  else logger.warn({ err: error, failures }, 'trying again');
  if (error instanceof ChainConflict) status.conflict = error.message;
}

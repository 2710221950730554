import { FatalError, type ProcessError } from './process-error.ts';
import { pauseBeforeRetry, type RetryPace } from './retry.ts';
import { toProcessError } from './to-process-error.ts';
import type { WakeUp } from './wake-up.ts';

type Rounds = {
  /** `idle` when there is no work until the wake-up. */
  round: () => Promise<'idle' | 'busy'>;
  /** Called with each retried error, and the number of errors since the last successful round. */
  onRetry: (error: ProcessError, failures: number) => void;
  wakeUp: WakeUp;
  signal: AbortSignal;
};

const passingPace: RetryPace = { shortestMs: 200, longestMs: 3_000 };
const blockedPace: RetryPace = { shortestMs: 200, longestMs: 30_000 };

/**
 * Runs one round after another until the signal aborts. Only this function decides whether an error ends the
 * work: only a `FatalError` does. An unknown fault is retried at growing intervals.
 */
export async function runRounds({ round, onRetry, wakeUp, signal }: Rounds): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const result = await round();
      failures = 0;
      if (result === 'idle') await wakeUp.wait();
    } catch (thrown) {
      if (signal.aborted) return;
      const error = toProcessError(thrown);
      if (error instanceof FatalError) throw error;
      failures += 1;
      onRetry(error, failures);
      await pauseBeforeRetry(failures, error.isRetryable ? passingPace : blockedPace, signal);
    }
  }
}

import { setTimeout } from 'node:timers/promises';
import type { ProcessError } from './process-error.ts';
import { toProcessError } from './to-process-error.ts';
import type { WakeUp } from './wake-up.ts';

type Rounds = {
  /** `idle` when there is nothing to do until the wake-up. */
  round: () => Promise<'idle' | 'busy'>;
  /** Told of each error that passes, with how many there were since the last round that went well. */
  onRetry: (error: ProcessError, failures: number) => void;
  wakeUp: WakeUp;
  signal: AbortSignal;
};

const maxPauseMs = 3_000;

/** One round after another until the signal; the only place that decides whether an error ends the work. */
export async function runRounds({ round, onRetry, wakeUp, signal }: Rounds): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const outcome = await round();
      failures = 0;
      if (outcome === 'idle') await wakeUp.wait();
    } catch (thrown) {
      if (signal.aborted) return;
      const error = toProcessError(thrown);
      if (!error.isRetryable) throw error;
      failures += 1;
      onRetry(error, failures);
      const pauseMs = Math.min(maxPauseMs, 100 * 2 ** failures);
      await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

import { computeRetryDelay } from './retry-delay.ts';

/** What ends sooner counts as a failure, so that a hub that keeps ending connections is asked less and less often. */
const steadyMs = 10_000;

export type RetryTimer = {
  /** Runs it at once, all failures forgotten. */
  runNow(): void;
  /** It worked. */
  succeed(): void;
  /** Runs it later, unless it waits already. */
  runLater(): void;
  isWaiting(): boolean;
  cancel(): void;
};

/** Tries something again, after a longer wait with every failure. */
export function createRetryTimer(run: () => void): RetryTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let workedAt = Number.POSITIVE_INFINITY;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const runAgain = () => {
    cancel();
    run();
  };
  return {
    runNow: () => {
      failures = 0;
      runAgain();
    },
    succeed: () => {
      workedAt = Date.now();
    },
    runLater: () => {
      if (timer !== undefined) return;
      failures = Date.now() - workedAt > steadyMs ? 0 : failures + 1;
      workedAt = Number.POSITIVE_INFINITY;
      timer = setTimeout(runAgain, computeRetryDelay(failures, Math.random()));
    },
    isWaiting: () => timer !== undefined,
    cancel,
  };
}

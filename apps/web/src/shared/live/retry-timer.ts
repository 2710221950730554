import { computeRetryDelay } from './retry-delay.ts';

/** A shorter connection counts as a failure, so that the retries to a hub that keeps ending connections slow down. */
const steadyMs = 10_000;

export type RetryTimer = {
  /** Runs it at once and resets the failures. */
  runNow(): void;
  /** Reports success. */
  succeed(): void;
  /** Runs it later, unless a run is already scheduled. */
  runLater(): void;
  isWaiting(): boolean;
  cancel(): void;
};

/** Retries after a wait that grows with every failure. */
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

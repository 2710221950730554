import { pauseBeforeRetry, type RetryPace } from './retry.ts';

/** Work that lasted this long counts as started: its end is a first failure. */
const steadyMs = 10_000;

/** Starts the work again whenever it ends, until the signal aborts. */
export async function keepUp(signal: AbortSignal, pace: RetryPace, work: () => Promise<void>): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const begunAt = performance.now();
    await work();
    failures = performance.now() - begunAt > steadyMs ? 1 : failures + 1;
    await pauseBeforeRetry(failures, pace, signal);
  }
}

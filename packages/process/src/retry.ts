import { setTimeout as delay } from 'node:timers/promises';

/** The first and the longest pause between attempts, in milliseconds. */
export type RetryPace = { shortestMs: number; longestMs: number };

/**
 * The pause after a number of failures in a row, in milliseconds: it doubles up to the longest one. A random
 * part (`random` from 0 to 1) keeps processes that failed together from retrying together.
 */
export function computeRetryPauseMs(
  failures: number,
  { shortestMs, longestMs }: RetryPace,
  random: number,
): number {
  const ceiling = Math.min(longestMs, shortestMs * 2 ** Math.max(0, failures - 1));
  return ceiling * (0.25 + 0.75 * random);
}

/** Waits before the next attempt, or until the signal aborts. */
export async function pauseBeforeRetry(
  failures: number,
  pace: RetryPace,
  signal: AbortSignal,
): Promise<void> {
  await pause(computeRetryPauseMs(failures, pace, Math.random()), signal);
}

/** Waits, or until the signal aborts. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch(() => undefined);
}

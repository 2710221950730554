import { setTimeout as delay } from 'node:timers/promises';

/** Does the work again and again, with a pause between, until the signal. */
export async function repeat(signal: AbortSignal, pauseMs: number, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work();
    await pause(pauseMs, signal);
  }
}

/** Waits, though not beyond the signal. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch(() => undefined);
}

import { pause } from '@tradewind/process/retry';

/** Repeats the work with a pause between the runs, until the signal. */
export async function repeat(signal: AbortSignal, pauseMs: number, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work();
    await pause(pauseMs, signal);
  }
}

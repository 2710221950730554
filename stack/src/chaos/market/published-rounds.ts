import { pause } from '@tradewind/process/retry';
import type { PublishedRound } from './compare-market.ts';

const retryPauseMs = 200;

/** Keeps the newest published or read state of each round. */
export function createPublishedRounds(read: () => Promise<readonly PublishedRound[]>, signal: AbortSignal) {
  const rounds = new Map<number, PublishedRound>();
  let publishedCount = 0;
  let reading = Promise.resolve();
  const keep = (some: readonly PublishedRound[]) => {
    for (const round of some) rounds.set(round.id, round);
  };
  /** Returns false if the read failed, or if an event arrived meanwhile, which can be newer than the read. */
  const readOnce = async (): Promise<boolean> => {
    const before = publishedCount;
    try {
      keep(await read());
    } catch {
      await pause(retryPauseMs, signal);
      return false;
    }
    return publishedCount === before;
  };
  const readUntilDone = async () => {
    while (!signal.aborted && !(await readOnce()));
  };
  return {
    rounds,
    publish: (some: readonly PublishedRound[]) => {
      publishedCount += 1;
      keep(some);
    },
    /**
     * Reads until it succeeds or the signal fires; it never fails. Reads run one after the other, so that a late
     * response does not replace a newer one.
     */
    readAll: (): Promise<void> => {
      reading = reading.then(readUntilDone);
      return reading;
    },
  };
}

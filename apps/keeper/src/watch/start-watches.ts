import type { WakeUp } from '@tradewind/process/wake-up';
import type { Logger } from 'pino';
import type { Metrics } from '../health/metrics.ts';
import type { Watch } from './watch.ts';

export type Watches = {
  /** Starts the due runs, at most one of each watch. It awaits none, so none delays the sender. */
  advance: () => void;
  /** Waits for the present runs. */
  finish: () => Promise<void>;
};

type WatchesOptions = {
  watches: readonly Watch[];
  wakeUp: Pick<WakeUp, 'ring'>;
  logger: Logger;
  metrics: Pick<Metrics, 'watchDuration'>;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
};

/** Runs watches by a clock; an exception of one does not affect the others. */
export function startWatches({ watches, ...options }: WatchesOptions): Watches {
  const { now } = options;
  const underWay = new Map<Watch, Promise<void>>();
  const begunAt = new Map<Watch, number>();
  const failing = new Set<Watch>();
  const isDue = (watch: Watch) => {
    const last = begunAt.get(watch);
    return !underWay.has(watch) && (last === undefined || now() - last >= watch.intervalMs);
  };
  return {
    advance: () => {
      for (const watch of watches.filter(isDue)) {
        begunAt.set(watch, now());
        const look = lookOnce(watch, failing, options).finally(() => underWay.delete(watch));
        underWay.set(watch, look);
      }
    },
    finish: async () => {
      await Promise.all(underWay.values());
    },
  };
}

/** A lasting failure is logged when it begins and when it ends. */
async function lookOnce(
  watch: Watch,
  failing: Set<Watch>,
  { wakeUp, logger, metrics }: Omit<WatchesOptions, 'watches'>,
): Promise<void> {
  const { name } = watch;
  const observe = metrics.watchDuration.startTimer({ watch: name });
  try {
    const result = await watch.look();
    observe({ outcome: 'done' });
    if (failing.delete(watch)) logger.info({ watch: name }, 'watch looks again');
    // The requested transaction is sent at once.
    if (result === 'busy') wakeUp.ring();
  } catch (error) {
    observe({ outcome: 'failed' });
    if (!failing.has(watch)) logger.error({ err: error, watch: name }, 'watch failed');
    failing.add(watch);
  }
}

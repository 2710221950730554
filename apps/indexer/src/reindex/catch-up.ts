import type { Logger } from 'pino';
import type { ChainMetrics } from '../health/metrics.ts';
import type { Status } from '../health/status.ts';
import { runLoop } from '../run-loop.ts';
import type { Synchronizer } from '../sync/synchronizer.ts';

type CatchUpOptions = {
  synchronizer: Synchronizer;
  status: Status;
  metrics: ChainMetrics;
  logger: Logger;
  signal: AbortSignal;
};

/** Advances until the index is at the head of its node, or until the signal aborts. */
export async function catchUp({ signal, ...options }: CatchUpOptions): Promise<void> {
  const arrival = new AbortController();
  const wait = () => Promise.resolve(arrival.abort());
  await runLoop({
    ...options,
    wakeUp: { ring: () => undefined, wait },
    signal: AbortSignal.any([signal, arrival.signal]),
  });
}

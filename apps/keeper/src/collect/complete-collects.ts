import { completeCollectRequests } from '@tradewind/db/collect/complete-collect-requests.query';
import { countWaitingCollects } from '@tradewind/db/collect/count-waiting-collects.query';
import type { Gauge } from '@prometheus-io/client';
import type { Watch, WatchDeps } from '../watch/watch.ts';

/** The interval of the count, which only feeds a gauge, in milliseconds. */
const countMs = 5_000;

/** Updates the sent requests of an area, and counts its undecided ones now and then. */
export function completeCollects(
  { chainId, database }: Pick<WatchDeps, 'chainId' | 'database'>,
  { area, waiting }: { area: string; waiting: Gauge },
): Watch['look'] {
  let countedAt = -Infinity;
  return async () => {
    await completeCollectRequests(database, { chainId, area });
    if (performance.now() - countedAt < countMs) return 'idle';
    countedAt = performance.now();
    waiting.set(await countWaitingCollects(database, { chainId, area, limit: 10_000 }));
    return 'idle';
  };
}

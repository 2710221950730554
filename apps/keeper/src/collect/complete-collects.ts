import { completeCollectRequests } from '@tradewind/db/collect/complete-collect-requests.query';
import { countWaitingCollects } from '@tradewind/db/collect/count-waiting-collects.query';
import type { Gauge } from '@prometheus-io/client';
import type { Watch, WatchDeps } from '../watch/watch.ts';

/** Updates the sent requests of an area, and counts its undecided ones. */
export function completeCollects(
  { chainId, database }: Pick<WatchDeps, 'chainId' | 'database'>,
  { area, waiting }: { area: string; waiting: Gauge },
): Watch['look'] {
  return async () => {
    await completeCollectRequests(database, { chainId, area });
    waiting.set(await countWaitingCollects(database, { chainId, area, limit: 10_000 }));
    return 'idle';
  };
}

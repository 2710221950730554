import { addCollectRequest } from '@tradewind/db/collect/add-collect-request.query';
import type { CollectKey, CollectRequest } from '@tradewind/db/collect/collect-request';
import { findCollectRequest } from '@tradewind/db/collect/find-collect-request.query';
import type { ApiDeps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { createCollectWatch } from './collect-watch.ts';

/** Shorter than any page's timeout. */
const longestWaitMs = 8_000;

export type Collector = ReturnType<typeof createCollector>;

/** Has the keeper collect for accounts. */
export function createCollector({ database, config }: Pick<ApiDeps, 'database' | 'config'>) {
  const watch = createCollectWatch((request) => findCollectRequest(database, request), {
    waitMs: Math.min(longestWaitMs, config.requestTimeoutMs / 2),
  });
  return {
    /** Requests a collection; a request that is in progress is the same one. Throws UNAVAILABLE when too many wait. */
    request: async (key: CollectKey): Promise<CollectRequest> => {
      const requested = await addCollectRequest(database, key);
      if (!requested) throw new AppError('UNAVAILABLE');
      return requested;
    },
    find: (key: CollectKey) => findCollectRequest(database, key),
    wait: watch.wait,
    stop: watch.stop,
  };
}

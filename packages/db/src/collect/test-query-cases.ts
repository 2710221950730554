import { large, toLargeAddress } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { addCollectRequest } from './add-collect-request.query.ts';
import { completeCollectRequests } from './complete-collect-requests.query.ts';
import { countWaitingCollects } from './count-waiting-collects.query.ts';
import { findCollectRequest } from './find-collect-request.query.ts';
import { listCollectsUnderWay } from './list-collects-under-way.query.ts';
import { listWaitingCollects } from './list-waiting-collects.query.ts';
import { removeCollectRequests } from './remove-collect-requests.query.ts';
import { updateCollectRequest } from './update-collect-request.query.ts';

const { chainId } = large;
const scope = { chainId, area: 'one', kind: 'kind' };
const account = toLargeAddress('player', 77);
const key = { ...scope, account, item: '7700' };
const limit = 50;

/** Calls of the queries about relayed collections. */
export const collectQueryCases: QueryCases = {
  'add-collect-request': (database) => [() => addCollectRequest(database, key)],
  'complete-collect-requests': (database) => [() => completeCollectRequests(database, scope)],
  'count-waiting-collects': (database) => [
    () => countWaitingCollects(database, { chainId, area: scope.area, limit }),
  ],
  'find-collect-request': (database) => [() => findCollectRequest(database, key)],
  'list-collects-under-way': (database) => [() => listCollectsUnderWay(database, { ...scope, account })],
  'list-waiting-collects': (database) => [() => listWaitingCollects(database, { ...scope, limit })],
  'remove-collect-requests': (database) => [
    () => removeCollectRequests(database, new Date(Date.now() - 7 * 86_400_000)),
  ],
  'update-collect-request': (database) => [
    async () => {
      const [request] = await listWaitingCollects(database, { ...scope, limit: 1 });
      if (request === undefined) throw new RangeError('no collection is waiting');
      await updateCollectRequest(database.orm, request, { state: 'refused', reason: 'nothing' });
    },
  ],
};

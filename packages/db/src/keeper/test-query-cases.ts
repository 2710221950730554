import { large } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { addIntent } from './add-intent.query.ts';
import { findIntent } from './find-intent.query.ts';
import { getTime } from './get-time.query.ts';
import { hasPendingIntent } from './has-pending-intent.query.ts';

const { chainId } = large;

/** Calls of the queries about intents. */
export const keeperQueryCases: QueryCases = {
  'add-intent': (database) => [
    () => addIntent(database.orm, { chainId, intentKey: 'test', recipient: '0x01', data: '0x02' }),
  ],
  'find-intent': (database) => [() => findIntent(database, { chainId, intentKey: 'area:claim:7' })],
  'get-time': (database) => [() => getTime(database)],
  'has-pending-intent': (database) =>
    (['0x01', '0x02'] as const).map(
      (recipient) => () => hasPendingIntent(database, { chainId, recipient, account: '0x03' }),
    ),
};

import { large } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { transact } from '../transact.ts';
import { addNotice } from './add-notice.query.ts';
import { getOutboxRange } from './get-outbox-range.query.ts';
import { getSecret } from './get-secret.query.ts';
import { listLastNotices } from './list-last-notices.query.ts';
import { listNotices } from './list-notices.query.ts';
import { lockNoticeCursor } from './lock-notice-cursor.query.ts';
import { moveNoticeCursor } from './move-notice-cursor.query.ts';

const { chainId } = large;
const kind = 'test';

/** Calls of the outbox's queries. */
export const relayQueryCases: QueryCases = {
  'add-notice': (database) => [
    () => transact(database, (transaction) => addNotice(transaction, { chainId, kind: 'test', payload: {} })),
  ],
  'get-outbox-range': (database) => [() => getOutboxRange(database)],
  'get-secret': (database) => [() => getSecret(database, { name: 'test' })],
  'list-last-notices': (database) => [
    {
      call: () => listLastNotices(database),
      rows: 10_000,
      reason: 'no more notices are kept; it is read when a node starts',
    },
  ],
  'list-notices': (database) => [() => listNotices(database, { after: 9_000, limit: 100 })],
  'lock-notice-cursor': (database) => [
    () => transact(database, (transaction) => lockNoticeCursor(transaction, { chainId, kind, start: 1 })),
  ],
  'move-notice-cursor': (database) => [
    () =>
      transact(database, (transaction) => moveNoticeCursor(transaction, { chainId, kind, noticedUntil: 2 })),
  ],
};

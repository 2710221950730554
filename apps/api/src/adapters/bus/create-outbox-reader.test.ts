import { createDatabase, type Database } from '@tradewind/db/database';
import { expect, it } from 'vitest';
import { createOutboxReader } from './create-outbox-reader.ts';

/** A database whose prepared statements return the test's answers. */
function createSlowDatabase(answers: Record<string, () => Promise<unknown[]>>): Database {
  const builder: object = new Proxy(
    {},
    {
      get: (_target, name) =>
        name === 'prepare' ? (statement: string) => ({ execute: answers[statement] }) : () => builder,
    },
  );
  return Object.assign(createDatabase('postgres://127.0.0.1:1/none'), { orm: builder });
}

it('[HUB-03] given a notice read during the query of the newest id, then it is delivered once, and is no gap', async () => {
  const published: (number | string)[] = [];
  const range = Promise.withResolvers<unknown[]>();
  const database = createSlowDatabase({
    get_outbox_range: () => range.promise,
    list_notices: () => Promise.resolve([{ id: 11, chainId: 1, kind: 'test', payload: {}, at: 0 }]),
  });
  const reader = createOutboxReader(
    { last: 10 },
    {
      onNotice: ({ id }) => void published.push(id),
      onGap: () => void published.push('gap'),
    },
  );
  const checking = reader.check(database);
  await reader.read(database);
  range.resolve([{ oldest: 1, newest: 10 }]);
  await checking;
  expect(published).toEqual([11]);
});

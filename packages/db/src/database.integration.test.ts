import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from './database.ts';
import { createTestDatabase } from './test-database.ts';

let test: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('[OPS-03] a transaction that its process leaves alone ends, so that nobody waits for its locks for ever', async () => {
  const database = createDatabase(test.url, { maxConnections: 1, statementTimeoutMs: 200 });
  const stall = Promise.withResolvers<void>();
  const hasLock = Promise.withResolvers<void>();
  const left = database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(7)`);
    hasLock.resolve();
    await stall.promise;
  });
  const outcome = expect(left).rejects.toThrow();
  await hasLock.promise;
  await test.sql.begin((other) => other`select pg_advisory_xact_lock(7)`);
  stall.resolve();
  await outcome;
  expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }]);
  await database.close();
});

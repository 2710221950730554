import { createDatabase } from '@tradewind/db/database';
import { createTestDatabase } from '@tradewind/db/test-database';
import { expect, it } from 'vitest';
import { createLease } from './lease.ts';

it('[OPS-05] one keeper of a chain has the right to act, for as long as its session lives', async () => {
  const database = await createTestDatabase();
  const [one, other] = [1, 2].map(() => createDatabase(database.url, { maxConnections: 1 })) as [
    typeof database,
    typeof database,
  ];
  const [lease, standby] = [createLease(one, 97), createLease(other, 97)];
  expect([await lease.hold(), await lease.hold(), await standby.hold()]).toEqual([true, true, false]);
  expect(await createLease(other, 56).hold()).toBe(true);
  const [session] = await one.sql`select pg_backend_pid() as pid`;
  await database.sql`select pg_terminate_backend(${session!['pid']})`;
  await expect.poll(() => standby.hold()).toBe(true);
  await expect.poll(() => lease.hold().catch(() => undefined)).toBe(false);
  await Promise.all([one.close(), other.close()]);
  await database.drop();
});

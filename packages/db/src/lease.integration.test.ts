import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLease, type Lease } from './lease.ts';
import { createTestDatabase } from './test-database.ts';

const limitMs = 600;
const changes: string[] = [];
const open: Lease[] = [];
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeEach(async () => {
  changes.length = 0;
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((lease) => lease.close()));
  await database.drop();
});

function start(name: string, { key = 97 } = {}): Lease {
  const lease = createLease(database.url, {
    kind: 'keeper',
    key,
    limitMs,
    applicationName: name,
    onChange: (isHeld) => changes.push(`${name} ${isHeld ? 'took' : 'stands by'}`),
  });
  open.push(lease);
  return lease;
}

const hold = (lease: Lease) => lease.hold().catch(() => 'failed' as const);
const write = (lease: Lease) => lease.write(database, async () => 'written');
const endSession = (name: string) =>
  database.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`;
/** Blocks this process, as if it were frozen. */
const freeze = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

it('[OPS-05] given several processes, then a key has one holder, for the life of its session, and only it writes', async () => {
  const [first, second] = [start('first'), start('second')];
  expect([await first.hold(), await first.hold(), await second.hold()]).toEqual(['new', 'held', 'taken']);
  expect(await start('elsewhere', { key: 56 }).hold()).toBe('new');
  expect(await write(first)).toBe('written');
  await expect(write(second)).rejects.toMatchObject({ code: 'LEASE_LOST' });
  await endSession('first');
  await expect.poll(() => second.hold()).toBe('new');
  await expect
    .poll(() => changes)
    .toEqual(['first took', 'second stands by', 'elsewhere took', 'first stands by', 'second took']);
  await expect(write(first)).rejects.toMatchObject({ code: 'LEASE_LOST' });
  expect([await first.hold(), await write(second)]).toEqual(['taken', 'written']);
});

it('[OPS-05] a holder that does nothing keeps the lease by its beats', async () => {
  const lease = start('first');
  await lease.hold();
  await new Promise((resolve) => setTimeout(resolve, 2 * limitMs));
  expect([await lease.hold(), await start('second').hold()]).toEqual(['held', 'taken']);
  expect(changes).toEqual(['first took', 'second stands by']);
});

it('[OPS-05] the server ends the session of a frozen holder, which is on standby when it resumes', async () => {
  const [first, second] = [start('first'), start('second')];
  await first.hold();
  freeze(2 * limitMs);
  // Both resume at once: the first to try becomes the holder.
  expect(await second.hold()).toBe('new');
  await expect(write(first)).rejects.toMatchObject({ code: 'LEASE_LOST' });
  await expect.poll(() => hold(first)).toBe('taken');
  expect(changes).toContain('first stands by');
});

it('[OPS-05] a running transaction ends before another holds the lease, and one that begins later is refused', async () => {
  const [first, second] = [start('first'), start('second')];
  await first.hold();
  const order: string[] = [];
  const entered = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const writing = first.write(database, async () => {
    entered.resolve();
    await released.promise;
    order.push('written');
  });
  await entered.promise;
  await endSession('first');
  await expect.poll(() => changes).toContain('first stands by');
  const taking = (async () => {
    while ((await hold(second)) === 'failed');
    order.push('taken over');
  })();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(order).toEqual([]);
  released.resolve();
  await Promise.all([writing, taking]);
  expect(order).toEqual(['written', 'taken over']);
});

it('[OPS-05] given a row overwritten by another holder, then the lease is reported as lost, though the session lives', async () => {
  const lease = start('first');
  await lease.hold();
  // As in a database restored from a copy of an hour ago.
  await database.sql`update relay.lease set holder = gen_random_uuid()`;
  await expect(write(lease)).rejects.toMatchObject({ code: 'LEASE_LOST' });
  await expect.poll(() => changes).toContain('first stands by');
  await expect.poll(() => hold(lease)).toBe('new');
  expect(await write(lease)).toBe('written');
});

it('[OPS-05] nothing of a refused transaction is kept, and a failure inside one is the reported error', async () => {
  const lease = start('first');
  await lease.hold();
  const fail = lease.write(database, async (transaction) => {
    await transaction.execute(sql`insert into relay.secret (name, value) values ('x', '')`);
    throw new TypeError('a fault');
  });
  await expect(fail).rejects.toThrow('a fault');
  expect(await database.sql`select from relay.secret where name = 'x'`).toHaveLength(0);
});

it('waits for a database that is not migrated yet', async () => {
  await database.sql`drop table relay.lease`;
  await expect(start('first').hold()).rejects.toMatchObject({ code: 'LEASE_LOST' });
});

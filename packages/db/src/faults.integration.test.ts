import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { constant, constantFrom, nat, record, sample } from 'fast-check';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from './database.ts';
import { DatabaseFault, findDatabaseFault } from './database-fault.ts';
import { toPoolConfig } from './driver/client-pool.ts';
import type { Sql } from './sql.ts';
import { openSession } from './session.ts';
import { createTestDatabase } from './test-database.ts';
import { type Cut, startFaultProxy } from './test-fault-proxy.ts';
import { transact } from './transact.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
/** Errors that would have ended a process. */
const unreceived: unknown[] = [];
const receive = (error: unknown) => void unreceived.push(error);

beforeAll(async () => {
  process.on('uncaughtException', receive).on('unhandledRejection', receive);
  testDatabase = await createTestDatabase();
  proxy = await startFaultProxy(testDatabase.url);
  // Makes a commit take a moment, so that it can be interrupted.
  await testDatabase.sql`
    create table public.mark (run integer, number integer, place text, xid xid8 default pg_current_xact_id());
    create function public.take_time() returns trigger language plpgsql as 'begin perform pg_sleep(0.01); return null; end';
    create constraint trigger slow_commit after insert on public.mark deferrable initially deferred
      for each row when (new.place = 'slow') execute function public.take_time()`;
});
afterEach(() => expect(unreceived.splice(0)).toEqual([]));
afterAll(async () => {
  process.off('uncaughtException', receive).off('unhandledRejection', receive);
  await proxy.stop();
  await testDatabase.drop();
});

type Observation = { number: number; published: string; ms: number };

/** The result of the promise: `ok`, the code of the fault, or the message of another error. */
async function observe(number: number, work: Promise<unknown>): Promise<Observation> {
  const startedAt = performance.now();
  const published = await Promise.race([
    work.then(
      () => 'ok',
      (error: unknown) => findDatabaseFault(error)?.code ?? String(error),
    ),
    delay(10_000, 'never', { ref: false }),
  ]);
  return { number, published, ms: performance.now() - startedAt };
}

const mark = (sql: Sql, run: number, number: number, place: string) =>
  sql`insert into public.mark (run, number, place) values (${run}, ${number}, ${place})`;

/** Ends sessions of the run from outside, as an operator or a failover does. */
const terminate = (applicationName: string, state = '') => testDatabase.sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = ${applicationName} and (${state} = '' or state = ${state})`;

const moments = [
  'begin',
  'first statement',
  'between',
  'in a statement',
  'commit',
  'idle',
  'all slots',
  'queue',
] as const;
type Moment = (typeof moments)[number];
type Fault = {
  moment: Moment;
  means: 'terminate' | Exclude<Cut, 'freeze'>;
  connections: number;
  seed: number;
};

let runs = 0;

/**
 * Runs some concurrent transactions, one of which is the target of the fault; returns their observed results.
 */
async function runFault({ moment, means, connections, seed }: Fault) {
  runs += 1;
  const run = runs;
  const applicationName = `run ${run}`;
  const database = createDatabase(proxy.url, { maxConnections: connections, applicationName });
  let striking: Promise<unknown> = Promise.resolve();
  const strike = () => {
    if (means === 'terminate') striking = terminate(applicationName);
    else proxy.cutAll();
    return striking;
  };
  if (moment === 'idle') {
    await Promise.all(Array.from({ length: connections }, () => database.sql`select pg_sleep(0.001)`));
    await strike();
  }
  const traps: Partial<Record<Moment, string>> = {
    begin: 'begin ',
    'first statement': 'insert into',
    commit: 'commit',
  };
  const trap = traps[moment];
  if (trap !== undefined) proxy.trap(trap, means === 'terminate' ? () => void strike() : means);
  const isTarget = (number: number) => number === seed % 3;
  const transactOnce = (number: number) =>
    transact(database, async (_, sql) => {
      const own = isTarget(number);
      await mark(sql, run, number, moment === 'commit' ? 'slow' : 'first');
      if (own && moment === 'between') await strike();
      if (own && moment === 'in a statement') {
        await Promise.all([sql`select pg_sleep(0.02)`, delay(5).then(strike)]);
      }
      if (own && (moment === 'all slots' || moment === 'queue')) await strike();
      await mark(sql, run, number, 'second');
    });
  const count = moment === 'all slots' ? connections : moment === 'queue' ? connections + 3 : 3;
  const observations = await Promise.all(
    Array.from({ length: Math.max(3, count) }, (_, number) => observe(number, transactOnce(number))),
  );
  await striking;
  proxy.clear();
  return { run, database, observations };
}

/** The next calls succeed; each session whose end is not noticed yet may cost one of them. */
async function expectToWork(
  database: Database,
  connections: number,
  unknownEnds = connections,
): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    const { published } = await observe(0, database.sql`select 1`);
    if (published === 'ok') break;
    expect(published).toBe('DATABASE_LOST');
    expect(failures).toBeLessThan(unknownEnds);
  }
  expect(
    (
      await observe(
        0,
        transact(database, (_, sql) => sql`select 1`),
      )
    ).published,
  ).toBe('ok');
  const { total, waiting } = database.countConnections();
  expect(waiting).toBe(0);
  expect(total).toBeLessThanOrEqual(connections);
}

async function expectWhole(run: number, observations: readonly Observation[]): Promise<void> {
  // A session that was cut off may still commit received statements.
  await expect
    .poll(
      () =>
        testDatabase.sql`select from pg_stat_activity where application_name = ${`run ${run}`} and state <> 'idle'`,
    )
    .toEqual([]);
  const rows = await testDatabase.sql<{ number: number; marks: number; xids: number }>`
    select number, count(*)::int as marks, count(distinct xid)::int as xids from public.mark where run = ${run} group by number`;
  for (const { number, published, ms } of observations) {
    const row = rows.find((found) => found.number === number);
    expect(ms).toBeLessThan(5_000);
    expect(['ok', 'DATABASE_LOST', 'COMMIT_UNKNOWN']).toContain(published);
    // A transaction's rows are complete or absent.
    if (row) expect(row).toEqual({ number, marks: 2, xids: 1 });
    if (published === 'ok') expect(row).toBeDefined();
    if (published === 'DATABASE_LOST') expect(row).toBeUndefined();
  }
}

describe('[OPS-03] a session that ends', () => {
  it.each(moments)(
    'at any moment (%s) loses no transaction, reports each, and the pool continues',
    async (moment) => {
      const faults = record<Fault>({
        moment: constant(moment),
        means: constantFrom('terminate', 'before', 'answer'),
        connections: constantFrom(1, 1, 4),
        seed: nat(100),
      });
      const published = new Set<string>();
      for (const fault of sample(faults, { numRuns: 30, seed: 11 })) {
        const { run, database, observations } = await runFault(fault);
        await expectWhole(run, observations);
        await expectToWork(database, fault.connections);
        await database.close();
        for (const observation of observations) published.add(observation.published);
      }
      // Each moment was covered.
      expect(published).toContain(
        moment === 'commit' ? 'COMMIT_UNKNOWN' : moment === 'idle' ? 'ok' : 'DATABASE_LOST',
      );
    },
  );
});

/** All kinds of work that a process may run when its database stops answering. */
async function workOn(database: Database, url: string) {
  const session = await openSession(url, { applicationName: 'listener' });
  await session.listen('faults', () => undefined);
  const isInside = Promise.withResolvers<void>();
  const isSilent = Promise.withResolvers<void>();
  const inside = observe(
    1,
    transact(database, async (_, sql) => {
      await sql`select 1`;
      isInside.resolve();
      await isSilent.promise;
      await sql`select 2`;
    }),
  );
  const inStatement = observe(2, database.sql`select pg_sleep(60)`);
  await isInside.promise;
  return {
    session,
    /** Called when nothing passes any more. */
    observeAll: () => {
      isSilent.resolve();
      const requested = observe(3, session.sql`select 1`);
      const idle = observe(4, database.sql`select 3`);
      const queued = Array.from({ length: 6 }, (_, number) => observe(10 + number, database.sql`select 4`));
      const begun = observe(
        5,
        transact(database, (_, sql) => sql`select 5`),
      );
      return Promise.all([inside, inStatement, requested, idle, begun, ...queued]);
    },
  };
}

function expectPublishedInTime(observations: readonly Observation[]): void {
  for (const { published, ms } of observations) {
    expect(['DATABASE_LOST', 'POOL_FULL']).toContain(published);
    expect(ms).toBeLessThan(5_000);
  }
}

/** A separate connection for each test, since they wait at the same time. */
async function withLine(work: (line: typeof proxy) => Promise<void>): Promise<void> {
  const line = await startFaultProxy(testDatabase.url);
  await work(line);
  await line.stop();
}

describe.concurrent('[OPS-03] a silent database, or one without a free connection', () => {
  it.each([1, 4])('leaves no promise open for five seconds: %i connections', (connections) =>
    withLine(async (line) => {
      const database = createDatabase(line.url, { maxConnections: connections });
      const work = await workOn(database, line.url);
      line.freeze({ isServerReachable: false });
      expectPublishedInTime(await work.observeAll());
      line.thaw();
      expect(work.session.isLost()).toBe(true);
      await expectToWork(database, connections);
      await Promise.all([database.close(), work.session.close()]);
    }),
  );

  it('is given up where the server answers and a session does not', () =>
    withLine(async (line) => {
      const database = createDatabase(line.url, { maxConnections: 2 });
      await Promise.all([database.sql`select pg_sleep(0.01)`, database.sql`select pg_sleep(0.01)`]);
      line.freeze({ isServerReachable: true });
      expectPublishedInTime(
        await Promise.all([1, 2].map((number) => observe(number, database.sql`select 1`))),
      );
      await expectToWork(database, 2);
      await database.close();
    }));

  it('is awaited while it works, however long that takes', async () => {
    const work = testDatabase.sql`select pg_sleep(4)`;
    expect((await observe(0, work)).published).toBe('ok');
  });

  it('is given up at the limit where its process is stopped in the middle of a statement', async () => {
    const database = createDatabase(testDatabase.url, { maxConnections: 1, statementTimeoutMs: 300 });
    const [row] = await database.sql<{ pid: number }>`select pg_backend_pid() as pid`;
    const work = observe(0, database.sql`select pg_sleep(0.2)`);
    await delay(50);
    process.kill(row!.pid, 'SIGSTOP');
    try {
      expectPublishedInTime([await work]);
      await expectToWork(database, 1, 0);
    } finally {
      process.kill(row!.pid, 'SIGCONT');
    }
    await database.close();
  });

  it('[CHAIN-01] is reported as unknown after a commit without an answer, which is not repeated', () =>
    withLine(async (line) => {
      const database = createDatabase(line.url, { maxConnections: 1, statementTimeoutMs: 300 });
      line.trap('commit', 'freeze');
      let calls = 0;
      const work = transact(database, async (_, sql) => {
        calls += 1;
        await mark(sql, 0, 0, 'frozen');
      });
      expect(await observe(0, work)).toMatchObject({ published: 'COMMIT_UNKNOWN' });
      expect(calls).toBe(1);
      await expectToWork(database, 1);
      await database.close();
    }));

  it('waits three seconds at most for a connection, and reports a full pool', async () => {
    const database = createDatabase(testDatabase.url, { maxConnections: 1 });
    const release = Promise.withResolvers<void>();
    const holding = transact(database, () => release.promise);
    await delay(20);
    expect(database.countConnections()).toEqual({ total: 1, idle: 0, waiting: 0 });
    const waiting = observe(0, database.sql`select 1`);
    expect(database.countConnections().waiting).toBe(1);
    expect(await waiting).toMatchObject({ published: 'POOL_FULL' });
    release.resolve();
    await holding;
    await database.close();
  });
});

it('[OPS-03] given a holder that is frozen while it reads a large answer, then the server ends its transaction', async () => {
  const applicationName = 'frozen reader';
  const socket = new Socket();
  const limits = { applicationName, idleInTransactionTimeoutMs: 1_500 };
  const frozen = new Client({ ...toPoolConfig(testDatabase.url, limits), stream: () => socket });
  frozen.on('error', () => undefined);
  await frozen.connect();
  await frozen.query('begin');
  await frozen.query('select pg_advisory_xact_lock(4711)');
  const answer = frozen.query(`select repeat('x', 50000000)`).catch(() => undefined);
  socket.pause();
  const isHeld = async () => {
    const rows = await testDatabase.sql`select 1 from pg_locks where locktype = 'advisory' and objid = 4711`;
    return rows.length > 0;
  };
  expect(await isHeld()).toBe(true);
  await expect.poll(isHeld, { interval: 100 }).toBe(false);
  socket.destroy();
  await answer;
});

it('gives the next call another session, once the end of this one is reported', async () => {
  const database = createDatabase(testDatabase.url, { maxConnections: 1 });
  const ending = database.sql`select pg_terminate_backend(pg_backend_pid())`;
  expect((await observe(0, ending)).published).toBe('DATABASE_LOST');
  await expectToWork(database, 1, 0);
  await database.close();
});

const open = (url = testDatabase.url) => createDatabase(url, { maxConnections: 1 });

describe('transact', () => {
  it('reports the first error, also when the session is lost before the rollback', async () => {
    const database = open(proxy.url);
    const work = transact(database, async () => {
      proxy.cutAll();
      throw new Error('the first');
    });
    await expect(work).rejects.toThrow('the first');
    await expectToWork(database, 1);
    await database.close();
  });

  it('reports why it did not commit, where the work continued after a failed statement', async () => {
    const database = open();
    const work = transact(database, async (_, sql) => {
      await sql`select 1 / 0`.catch(() => undefined);
    });
    await expect(work).rejects.toMatchObject({ code: 'SQLSTATE', sqlState: '22012' });
    await database.close();
  });

  it('fails when its session is lost, also when its work waits for something else', async () => {
    const database = createDatabase(testDatabase.url, { maxConnections: 1, applicationName: 'waiting' });
    const isBegun = Promise.withResolvers<void>();
    const work = observe(
      0,
      transact(database, async (_, sql) => {
        await sql`select 1`;
        isBegun.resolve();
        await new Promise(() => undefined);
      }),
    );
    await isBegun.promise;
    await terminate('waiting');
    expect((await work).published).toBe('DATABASE_LOST');
    await expectToWork(database, 1);
    await database.close();
  });

  it('runs no further statement once it is over, whichever user has the session then', async () => {
    const database = open();
    const escaped = await transact(database, async (_, sql) => [sql]);
    await expect(escaped[0]!`select 1`).rejects.toThrow('the transaction of this statement is over');
    const late = Promise.withResolvers<Sql>();
    const work = transact(database, async (_, sql) => {
      late.resolve(sql);
      await Promise.all([sql`select pg_sleep(0.02)`, Promise.reject(new Error('the first'))]);
    });
    await expect(work).rejects.toThrow('the first');
    await expect((await late.promise)`insert into public.mark (run) values (0)`).rejects.toThrow('is over');
    await database.close();
  });

  it('reports a commit that the server refuses with its reason', async () => {
    const database = open();
    await database.sql`create table public.once (id integer unique deferrable initially deferred)`;
    const work = transact(database, (_, sql) => sql`insert into public.once values (1), (1)`);
    await expect(work).rejects.toMatchObject({ code: 'SQLSTATE', sqlState: '23505' });
    await database.close();
  });
});

describe('a dedicated session', () => {
  it('is never replaced: its state is lost, and its calls report that', async () => {
    const session = await openSession(testDatabase.url, { applicationName: 'alone' });
    const received: string[] = [];
    await session.listen('faults', (payload) => received.push(payload));
    await testDatabase.sql`select pg_notify('faults', 'one')`;
    await expect.poll(() => received).toEqual(['one']);
    await terminate('alone');
    await expect.poll(() => session.isLost()).toBe(true);
    await expect(session.sql`select 1`).rejects.toBeInstanceOf(DatabaseFault);
    await expect(transact(session, (_, sql) => sql`select 1`)).rejects.toMatchObject({
      code: 'DATABASE_LOST',
    });
    expect(await testDatabase.sql`select from pg_stat_activity where application_name = 'alone'`).toEqual([]);
    await session.close();
  });

  it('names the cause when it cannot be opened', async () => {
    await expect(openSession('postgres://127.0.0.1:1/none')).rejects.toMatchObject({
      code: 'DATABASE_LOST',
      isPassing: true,
    });
    const elsewhere = new URL(testDatabase.url);
    elsewhere.pathname = '/nowhere';
    await expect(openSession(elsewhere.href)).rejects.toMatchObject({ sqlState: '3D000', isPassing: false });
  });
});

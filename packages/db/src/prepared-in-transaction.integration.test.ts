import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database, type Transaction } from './database.ts';
import { preparedInTransaction, toNamedStatement } from './prepared-in-transaction.ts';
import { createTestDatabase } from './test-database.ts';
import { transact } from './transact.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let session: Database;
let builds = 0;

const readRows = preparedInTransaction((orm) => {
  builds += 1;
  return orm
    .select({ text: sql<string>`known.text` })
    .from(sql`known`)
    .where(sql`known.id = ${sql.placeholder('id')}`)
    .prepare('read_rows');
});
const readBackend = preparedInTransaction(() =>
  toNamedStatement(
    'read_backend',
    sql`select pg_backend_pid() as pid, ${sql.placeholder('value')}::text as value`,
  ),
);

beforeAll(async () => {
  database = await createTestDatabase();
  session = createDatabase(database.url, { maxConnections: 1 });
  for (const schema of ['chain', 'chain_next']) {
    await database.sql`create schema if not exists ${sql.identifier(schema)}`;
    await database.sql`create table ${sql.identifier(schema)}.known (id integer primary key, text text not null)`;
    await database.sql`insert into ${sql.identifier(schema)}.known values (1, ${schema})`;
  }
});
afterAll(async () => {
  await session.close();
  await database.drop();
});

const readText = async (id = 1) => transact(session, (transaction) => readRows(transaction, { id }));

it('given several transactions of a session, when each calls a statement, then it is built once and prepared once', async () => {
  for (let call = 0; call < 7; call += 1) expect(await readText()).toEqual([{ text: 'chain' }]);
  expect(await readText(2)).toEqual([]);
  expect(builds).toBe(1);
  const prepared = await session.sql<{ calls: string }>`
    select generic_plans + custom_plans as calls from pg_prepared_statements where name = 'read_rows'`;
  expect(prepared.map(({ calls }) => Number(calls))).toEqual([8]);
});

it('given a kept plan, when a reindex exchanges the schemas, then the next transaction reads the new tables', async () => {
  await session.sql`set plan_cache_mode = force_generic_plan`;
  expect(await readText()).toEqual([{ text: 'chain' }]);
  await transact(database, async (_, run) => {
    await run`alter schema chain rename to chain_previous`;
    await run`alter schema chain_next rename to chain`;
  });
  expect(await readText()).toEqual([{ text: 'chain_next' }]);
  await database.sql`drop table chain_previous.known`;
  expect(await readText()).toEqual([{ text: 'chain_next' }]);
});

it('given transactions side by side, when both call a statement, then each runs it in its own session', async () => {
  const sessions = await Promise.all(
    ['a', 'b', 'c'].map((value) =>
      transact(database, async (transaction) => {
        const first = await readBackend(transaction, { value });
        const second = await readBackend(transaction, { value });
        const own = await transaction.execute(sql`select pg_backend_pid() as pid, ${value}::text as value`);
        expect([first.rows, second.rows]).toEqual([own.rows, own.rows]);
        return own.rows[0]?.['pid'];
      }),
    ),
  );
  expect(new Set(sessions).size).toBe(3);
});

it('given a transaction that is over, when a statement is called in it, then the call fails', async () => {
  let over: Transaction | undefined;
  await transact(database, async (transaction) => {
    over = transaction;
  });
  await expect(readBackend(over!, { value: 'late' })).rejects.toThrow(
    'the transaction of this statement is over',
  );
});

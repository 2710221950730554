import { globSync } from 'node:fs';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from './database.ts';
import { listPendingMigrations, migrateDatabase } from './migrate.ts';
import { createTestDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('[OPS-03] runs every migration once, with any number of simultaneous callers', async () => {
  await database.sql`drop schema chain cascade`;
  await database.sql`drop schema app cascade`;
  await database.sql`drop schema relay cascade`;
  await database.sql`drop table public.migration`;
  expect((await listPendingMigrations(database.sql)).length).toBeGreaterThan(0);
  const callers = Array.from({ length: 8 }, () => createDatabase(database.url, { maxConnections: 1 }));
  const applied = await Promise.all(callers.map((caller) => migrateDatabase(caller)));
  await Promise.all(callers.map(({ close }) => close()));
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await listPendingMigrations(database.sql)).toEqual([]);
});

it('refuses a migration that was changed after it ran', async () => {
  await database.sql`update public.migration set sha256 = 'another'`;
  await expect(migrateDatabase(database)).rejects.toThrow('was changed after it ran');
});

const modules = await Promise.all(
  globSync('*/*tables.ts', { cwd: import.meta.dirname }).map(
    (file): Promise<Record<string, unknown>> => import(`${import.meta.dirname}/${file}`),
  ),
);
const tables = modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Table')));

it.each(tables)('%s is defined in TypeScript as in SQL', async (_name, table) => {
  const { schema = 'chain', name, columns } = getTableConfig(table as PgTable);
  const rows = await database.sql<{ column: string; type: string; required: boolean }>`
    select attname as column, format_type(atttypid, atttypmod) as type, attnotnull as required
    from pg_attribute where attrelid = ${`${schema}.${name}`}::regclass and attnum > 0 order by attname`;
  const defined = columns.map((column) => ({
    column: column.name,
    type: column.getSQLType(),
    required: column.notNull,
  }));
  expect(defined.toSorted((a, b) => (a.column < b.column ? -1 : 1))).toEqual([...rows]);
});

it.each(tables)('%s has the primary key of its SQL', async (_name, table) => {
  const { schema = 'chain', name, columns, primaryKeys } = getTableConfig(table as PgTable);
  const [key] = primaryKeys;
  const defined = key ? key.columns : columns.filter(({ primary }) => primary);
  const rows = await database.sql<{ column: string }>`
    select attname as column from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${`${schema}.${name}`}::regclass and indisprimary order by array_position(indkey::int2[], attnum)`;
  expect(defined.map((column) => column.name)).toEqual(rows.map(({ column }) => column));
});

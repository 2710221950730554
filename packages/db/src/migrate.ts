import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql as build } from 'drizzle-orm';
import { advisoryLocks } from './advisory-lock.ts';
import type { Database } from './database.ts';
import type { Sql } from './sql.ts';
import { transact } from './transact.ts';

type Migration = { name: string; sha256: string; text: string };

const folder = new URL('../migrations/', import.meta.url);

/**
 * Applies the missing migrations, in order, in one transaction; of several simultaneous callers one works and
 * the others wait.
 */
export async function migrateDatabase(database: Pick<Database, 'checkOut'>): Promise<string[]> {
  return transact(database, async (_, sql) => {
    await holdMigrations(sql);
    await sql`create table if not exists public.migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`;
    const pending = await listPending(sql);
    for (const { name, sha256, text } of pending) {
      await sql`${build.raw(text)}`;
      await sql`insert into public.migration (name, sha256) values (${name}, ${sha256})`;
    }
    return pending.map(({ name }) => name);
  });
}

/** Blocks migrations until the transaction ends; waits for running ones. */
export async function holdMigrations(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.migration})`;
}

/** Names of the migrations that the database lacks. */
export async function listPendingMigrations(sql: Sql): Promise<string[]> {
  const [table] = await sql`select to_regclass('public.migration') as name`;
  const pending = table?.['name'] ? await listPending(sql) : await readMigrations();
  return pending.map(({ name }) => name);
}

async function listPending(sql: Sql): Promise<Migration[]> {
  const rows = await sql<{ name: string; sha256: string }>`select name, sha256 from public.migration`;
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const migrations = await readMigrations();
  for (const { name, sha256 } of migrations) {
    const known = applied.get(name);
    if (known !== undefined && known !== sha256)
      throw new Error(`migration ${name} was changed after it ran`);
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, sha256: createHash('sha256').update(text).digest('hex'), text };
    }),
  );
}

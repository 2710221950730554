import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { ISql, Sql } from 'postgres';
import { advisoryLocks } from './advisory-lock.ts';

type Migration = { name: string; sha256: string; text: string };

const folder = new URL('../migrations/', import.meta.url);

/** Applies what is missing, in order, in one transaction; of several callers at once one works and the others wait. */
export async function migrateDatabase(sql: Sql): Promise<string[]> {
  return sql.begin(async (transaction) => {
    await holdMigrations(transaction);
    await transaction`create table if not exists public.migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`;
    const pending = await listPending(transaction);
    for (const { name, sha256, text } of pending) {
      await transaction.unsafe(text);
      await transaction`insert into public.migration (name, sha256) values (${name}, ${sha256})`;
    }
    return pending.map(({ name }) => name);
  });
}

/** Keeps migrations away until the transaction ends; waits for those that run. */
export async function holdMigrations(sql: ISql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.migration})`;
}

/** Names of the migrations that the database still lacks. */
export async function listPendingMigrations(sql: Sql): Promise<string[]> {
  const [table] = await sql`select to_regclass('public.migration') as name`;
  const pending = table?.['name'] ? await listPending(sql) : await readMigrations();
  return pending.map(({ name }) => name);
}

async function listPending(sql: ISql): Promise<Migration[]> {
  const rows = await sql<{ name: string; sha256: string }[]>`select name, sha256 from public.migration`;
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

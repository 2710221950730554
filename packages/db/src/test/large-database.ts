import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { areas } from './areas.ts';

const rows = areas.flatMap((area) => area.rows);

/**
 * Fills the empty tables of a migrated database, of one connection, with the rows of `large`; indexes are
 * created afterwards, which takes a third of the time.
 */
export async function fillLargeDatabase(database: Pick<Database, 'sql' | 'orm'>): Promise<void> {
  const indexes = await database.sql<{ name: string; text: string }>`
    select format('%I.%I', schemaname, indexname) as name, indexdef as text from pg_indexes i
    where schemaname = 'chain' and not exists (select from pg_constraint where conname = i.indexname)`;
  const steps = [
    sql`set maintenance_work_mem = '256MB'`,
    ...indexes.map(({ name }) => sql.raw(`drop index ${name}`)),
    ...rows,
    ...indexes.map(({ text }) => sql.raw(text)),
    sql`vacuum analyze`,
  ];
  for (const step of steps) await database.orm.execute(step);
}

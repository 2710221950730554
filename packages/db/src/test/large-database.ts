import { sql } from 'drizzle-orm';
import { largeAccountRows } from '../account/test-large-rows.ts';
import type { Database } from '../database.ts';
import { largeExchangeRows } from '../exchange/test-large-rows.ts';
import { largeIndexingRows } from '../indexing/test-large-rows.ts';
import { largeMarketRows } from '../market-info/test-large-rows.ts';
import { largePredictionRows } from '../prediction/test-large-rows.ts';
import { largeRelayRows } from '../relay/test-large-rows.ts';
import { largeTransactionRows } from '../transaction/test-large-rows.ts';

const rows = [
  ...largeExchangeRows,
  ...largeMarketRows,
  ...largeIndexingRows,
  ...largePredictionRows,
  ...largeAccountRows,
  ...largeTransactionRows,
  ...largeRelayRows,
];

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

import { desc, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { mediaTakedownTable } from './tables.ts';

/** The files that were taken down, the last ones first. */
export async function listTakedowns(database: Database, { limit }: { readonly limit: number }) {
  return statement(database).execute({ limit });
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(mediaTakedownTable)
    .orderBy(desc(mediaTakedownTable.at), mediaTakedownTable.hash)
    .limit(sql.placeholder('limit'))
    .prepare('list_takedowns'),
);

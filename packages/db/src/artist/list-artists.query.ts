import { asc, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { artistTable } from './tables.ts';

/** The names of the first artists, by number. */
export async function listArtists(
  database: Database,
  criteria: { limit: number },
): Promise<{ id: number; name: string }[]> {
  return statement(database).execute(criteria);
}

const { id, name } = artistTable;

const statement = prepared((orm) =>
  orm
    .select({ id, name })
    .from(artistTable)
    .orderBy(asc(id))
    .limit(sql.placeholder('limit'))
    .prepare('list_artists'),
);

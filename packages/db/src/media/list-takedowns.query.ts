import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { mediaFileTable, mediaTakedownTable } from './tables.ts';

/** A file that was taken down; its kind is null where the site does not have it. */
export type TakedownRow = Awaited<ReturnType<typeof listTakedowns>>[number];

/** The files that were taken down, the last ones first. */
export async function listTakedowns(database: Database, { limit }: { readonly limit: number }) {
  return statement(database).execute({ limit });
}

const { hash, reason, at } = mediaTakedownTable;

const statement = prepared((orm) =>
  orm
    .select({ hash, reason, at, kind: mediaFileTable.kind })
    .from(mediaTakedownTable)
    .leftJoin(mediaFileTable, eq(mediaFileTable.hash, hash))
    .orderBy(desc(at), hash)
    .limit(sql.placeholder('limit'))
    .prepare('list_takedowns'),
);

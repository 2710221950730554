import { eq, inArray, or, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { mediaDerivedTable, mediaTakedownTable } from './tables.ts';

/** Whether an operator took down the file of a hash, or a picture of which it was derived. */
export async function isTakenDown(database: Database, { hash }: { readonly hash: Hex }): Promise<boolean> {
  return (await statement(database).execute({ hash })).length > 0;
}

const statement = prepared((orm) => {
  const origins = orm
    .select({ hash: mediaDerivedTable.hash })
    .from(mediaDerivedTable)
    .where(eq(mediaDerivedTable.file, hexPlaceholder('hash')));
  return orm
    .select({ found: sql`1` })
    .from(mediaTakedownTable)
    .where(or(eq(mediaTakedownTable.hash, hexPlaceholder('hash')), inArray(mediaTakedownTable.hash, origins)))
    .limit(1)
    .prepare('is_media_taken_down');
});

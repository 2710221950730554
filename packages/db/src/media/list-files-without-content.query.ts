import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { mediaFileTable } from './tables.ts';

/** The next files behind a hash whose IPFS address is not computed yet; `0x` is before them all. */
export async function listFilesWithoutContent(
  database: Database,
  page: { readonly after: Hex; readonly limit: number },
): Promise<{ hash: Hex; bytes: number }[]> {
  return statement(database).execute(page);
}

const { hash, bytes, cid } = mediaFileTable;

const statement = prepared((orm) =>
  orm
    .select({ hash, bytes })
    .from(mediaFileTable)
    .where(and(isNull(cid), gt(hash, hexPlaceholder('after'))))
    .orderBy(asc(hash))
    .limit(sql.placeholder('limit'))
    .prepare('list_files_without_content'),
);

import { eq, sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { mediaFileTable } from './tables.ts';

/** The hash of the file of an IPFS address, in its one spelling: base32, lower case. */
export async function findContentFile(
  database: Database,
  { cid }: { readonly cid: string },
): Promise<Hex | undefined> {
  const [file] = await statement(database).execute({ cid });
  return file?.hash;
}

const statement = prepared((orm) =>
  orm
    .select({ hash: mediaFileTable.hash })
    .from(mediaFileTable)
    .where(eq(mediaFileTable.cid, sql.placeholder('cid')))
    .prepare('find_content_file'),
);

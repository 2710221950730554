import { eq } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { mediaLeafTable } from './tables.ts';

/** The sha256 of the leaves of a file, in their order; none where the file is one leaf. */
export async function listLeaves(database: Database, { hash }: { readonly hash: Hex }): Promise<Hex[]> {
  return (await statement(database).execute({ hash })).map(({ digest }) => digest);
}

const { hash, place, digest } = mediaLeafTable;

const statement = prepared((orm) =>
  orm
    .select({ digest })
    .from(mediaLeafTable)
    .where(eq(hash, hexPlaceholder('hash')))
    .orderBy(place)
    .prepare('list_media_leaves'),
);

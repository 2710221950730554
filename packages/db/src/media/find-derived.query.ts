import { and, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { mediaDerivedTable } from './tables.ts';

/** The hash of a size derived of a picture, by its name: a width, or `animated`. */
export async function findDerived(
  database: Database,
  key: { readonly hash: Hex; readonly name: string },
): Promise<Hex | undefined> {
  const [derived] = await statement(database).execute(key);
  return derived?.file;
}

const statement = prepared((orm) =>
  orm
    .select({ file: mediaDerivedTable.file })
    .from(mediaDerivedTable)
    .where(
      and(
        eq(mediaDerivedTable.hash, hexPlaceholder('hash')),
        eq(mediaDerivedTable.name, sql.placeholder('name')),
      ),
    )
    .prepare('find_media_derived'),
);

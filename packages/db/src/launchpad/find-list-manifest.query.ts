import { and, asc, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder, orUnset } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { saleListManifestTable, saleListTable } from './app-tables.ts';

/** A manifest as it is published, which is JSON. */
export type FoundManifest = { snapshotHash: Hex; manifest: string };

/**
 * The manifest of a list that was computed from tiers, by the hash of its file. One file is the list of several rounds:
 * the root names one of them; without it, the first manifest that was stored.
 */
export async function findListManifest(
  database: Database,
  { hash, root }: { hash: Hex; root?: Hex | undefined },
): Promise<FoundManifest | undefined> {
  const [found] = await statement(database).execute({ hash, root: root ?? '0x' });
  return found;
}

const { snapshotHash, manifest } = saleListManifestTable;

const statement = prepared((orm) =>
  orm
    .select({ snapshotHash, manifest })
    .from(saleListManifestTable)
    .innerJoin(saleListTable, eq(saleListTable.id, saleListManifestTable.list))
    .where(
      and(
        eq(saleListTable.hash, hexPlaceholder('hash')),
        orUnset('root', sql`${saleListTable.root} = ${hexPlaceholder('root')}`),
      ),
    )
    .orderBy(asc(saleListManifestTable.id))
    .limit(1)
    .prepare('find_list_manifest'),
);

import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type ArtistRow, artistTable } from './tables.ts';

const { id, account, soleChainId } = artistTable;

/** A profile by its number. */
export async function findArtist(
  database: Database,
  criteria: { id: number },
): Promise<ArtistRow | undefined> {
  const [row] = await byId(database).execute(criteria);
  return row;
}

const byId = prepared((orm) =>
  orm
    .select()
    .from(artistTable)
    .where(eq(id, sql.placeholder('id')))
    .prepare('find_artist'),
);

/** The profiles of an account that count on a chain; the first one is that of its works there. */
export async function listArtistsOfAccount(
  database: Database,
  criteria: { account: Hex; chainId: number },
): Promise<ArtistRow[]> {
  return ofAccount(database).execute(criteria);
}

const ofAccount = prepared((orm) =>
  orm
    .select()
    .from(artistTable)
    .where(
      and(
        eq(account, hexPlaceholder('account')),
        or(isNull(soleChainId), eq(soleChainId, sql.placeholder('chainId'))),
      ),
    )
    .orderBy(sql`${soleChainId} nulls last`)
    .prepare('list_artists_of_account'),
);

import { and, asc, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { selectOwnedWorks } from './select-owned-works.ts';
import { artworkTable } from './tables.ts';
import type { WorkKey } from './work-keys.ts';

export type WorksOfAccount = { chainId: number; account: Hex; limit: number };

/** The works that an account owns, also those that it listed or staked. */
export async function listOwnedWorks(database: Database, criteria: WorksOfAccount): Promise<WorkKey[]> {
  return owned(database).execute(criteria);
}

/** The works that an account minted. */
export async function listMintedWorks(database: Database, criteria: WorksOfAccount): Promise<WorkKey[]> {
  return minted(database).execute(criteria);
}

const owned = prepared((orm) => {
  const works = selectOwnedWorks(orm).as('works');
  return orm
    .select({ collection: works.collection, tokenId: works.tokenId })
    .from(works)
    .prepare('list_owned_works');
});

const { chainId, collection, tokenId, creator } = artworkTable;

const minted = prepared((orm) =>
  orm
    .select({ collection, tokenId })
    .from(artworkTable)
    .where(and(eq(chainId, sql.placeholder('chainId')), eq(creator, hexPlaceholder('account'))))
    .orderBy(asc(tokenId))
    .limit(sql.placeholder('limit'))
    .prepare('list_minted_works'),
);

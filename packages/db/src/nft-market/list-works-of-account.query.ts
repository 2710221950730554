import { and, asc, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { artworkTable } from './tables.ts';
import type { WorkKey } from './work-keys.ts';

export type WorksOfAccount = { chainId: number; account: Hex; limit: number };

/** The works that an account owns, also listed ones; not those that it staked. */
export async function listOwnedWorks(database: Database, criteria: WorksOfAccount): Promise<WorkKey[]> {
  return owned(database).execute(criteria);
}

/** The works that an account minted. */
export async function listMintedWorks(database: Database, criteria: WorksOfAccount): Promise<WorkKey[]> {
  return minted(database).execute(criteria);
}

const { chainId, collection, tokenId, owner, creator, place } = artworkTable;
const isOfChain = eq(chainId, sql.placeholder('chainId'));

const owned = prepared((orm) =>
  orm
    .select({ collection, tokenId })
    .from(artworkTable)
    .where(and(isOfChain, eq(owner, hexPlaceholder('account'))))
    .orderBy(asc(place), asc(collection), asc(tokenId))
    .limit(sql.placeholder('limit'))
    .prepare('list_owned_works'),
);

const minted = prepared((orm) =>
  orm
    .select({ collection, tokenId })
    .from(artworkTable)
    .where(and(isOfChain, eq(creator, hexPlaceholder('account'))))
    .orderBy(asc(tokenId))
    .limit(sql.placeholder('limit'))
    .prepare('list_minted_works'),
);

import { and, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { nftTokenTable } from './tables.ts';

/** Number of an account's NFTs, counted up to a limit. */
export async function countNfts(
  database: Database,
  criteria: { chainId: number; owner: Hex; limit: number },
): Promise<number> {
  const [row] = await statement(database).execute(criteria);
  return row?.count ?? 0;
}

const statement = prepared((orm) => {
  const counted = orm
    .select({ place: nftTokenTable.place })
    .from(nftTokenTable)
    .where(
      and(
        eq(nftTokenTable.chainId, sql.placeholder('chainId')),
        eq(nftTokenTable.owner, hexPlaceholder('owner')),
      ),
    )
    .limit(sql.placeholder('limit'))
    .as('counted');
  return orm
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(counted)
    .prepare('count_nfts');
});

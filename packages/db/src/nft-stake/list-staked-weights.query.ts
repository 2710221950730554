import { and, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { nftTokenTable } from './tables.ts';

/** The weight of a staked NFT, and the chain seconds from which it counts. */
export type StakedWeightRow = { weight: bigint; activeAt: bigint };

/** The weights of an account's staked NFTs; the contract allows 50 of them. */
export async function listStakedWeights(
  database: Database,
  criteria: { chainId: number; owner: Hex },
): Promise<StakedWeightRow[]> {
  return statement(database).execute(criteria);
}

const { chainId, owner, place, weight, activeAt } = nftTokenTable;

const statement = prepared((orm) =>
  orm
    .select({
      weight: sql<bigint>`${weight}`.mapWith(BigInt),
      activeAt: sql<bigint>`${activeAt}`.mapWith(BigInt),
    })
    .from(nftTokenTable)
    .where(
      and(
        eq(chainId, sql.placeholder('chainId')),
        eq(owner, hexPlaceholder('owner')),
        eq(place, sql`'staked'`),
      ),
    )
    .prepare('list_staked_nft_weights'),
);

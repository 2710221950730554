import { and, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { selectStakePools, type StakePoolRow } from './stake-pool-row.ts';
import { stakePoolTable } from './tables.ts';

/** A pool by its number or by its address. */
export async function findStakePool(
  database: Database,
  { chainId, pool }: { chainId: number; pool: number | Hex },
): Promise<StakePoolRow | undefined> {
  const [row] =
    typeof pool === 'number'
      ? await byNumber(database).execute({ chainId, pool })
      : await byAddress(database).execute({ chainId, pool });
  return row;
}

const ofChain = eq(stakePoolTable.chainId, sql.placeholder('chainId'));
const byNumber = prepared((orm) =>
  selectStakePools(orm)
    .where(and(ofChain, eq(stakePoolTable.number, sql.placeholder('pool'))))
    .prepare('find_stake_pool_by_number'),
);
const byAddress = prepared((orm) =>
  selectStakePools(orm)
    .where(and(ofChain, eq(stakePoolTable.address, hexPlaceholder('pool'))))
    .prepare('find_stake_pool_by_address'),
);

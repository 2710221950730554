import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { selectStakePools, type StakePoolRow } from './stake-pool-row.ts';
import { stakePoolTable } from './tables.ts';

/** The pools of a chain by number: as many as the operator created, finished ones included. */
export async function listStakePools(
  database: Database,
  { chainId }: { chainId: number },
): Promise<StakePoolRow[]> {
  return statement(database).execute({ chainId });
}

const statement = prepared((orm) =>
  selectStakePools(orm)
    .where(eq(stakePoolTable.chainId, sql.placeholder('chainId')))
    .orderBy(asc(stakePoolTable.number))
    .prepare('list_stake_pools'),
);

import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { tokenPriceTable } from '../market-info/tables.ts';
import { prepared } from '../prepared.ts';
import { isDepositPrice, stakePoolColumns, type StakePoolRow } from './stake-pool-row.ts';
import { stakePoolTable } from './tables.ts';

/** A pool by its number or by its address. */
export async function findStakePool(
  database: Database,
  { chainId, pool }: { chainId: number; pool: number | Hex },
): Promise<StakePoolRow | undefined> {
  const statement = typeof pool === 'number' ? byNumber(database) : byAddress(database);
  const [row] = await statement.execute({ chainId, pool });
  return row;
}

const byNumber = prepared((orm) =>
  selectPool(orm, eq(stakePoolTable.number, sql.placeholder('pool'))).prepare('find_stake_pool_by_number'),
);
const byAddress = prepared((orm) =>
  selectPool(orm, eq(stakePoolTable.address, hexPlaceholder('pool'))).prepare('find_stake_pool_by_address'),
);

function selectPool(orm: Database['orm'], isPool: SQL) {
  return orm
    .select(stakePoolColumns)
    .from(stakePoolTable)
    .leftJoin(tokenPriceTable, isDepositPrice)
    .where(and(eq(stakePoolTable.chainId, sql.placeholder('chainId')), isPool));
}

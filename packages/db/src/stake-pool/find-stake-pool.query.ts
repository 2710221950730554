import { and, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { stakePoolTable } from './tables.ts';

/** The number of a pool of the factory; undefined for any other address. */
export async function findStakePool(
  database: Database,
  criteria: { chainId: number; address: Hex },
): Promise<{ number: number } | undefined> {
  const [row] = await statement(database).execute(criteria);
  return row;
}

const statement = prepared((orm) =>
  orm
    .select({ number: stakePoolTable.number })
    .from(stakePoolTable)
    .where(
      and(
        eq(stakePoolTable.chainId, sql.placeholder('chainId')),
        eq(stakePoolTable.address, hexPlaceholder('address')),
      ),
    )
    .prepare('find_stake_pool'),
);

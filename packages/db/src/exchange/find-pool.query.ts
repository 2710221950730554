import { and, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type IndexedPoolRow, selectPools } from './pool-row.ts';
import { poolTable } from './tables.ts';

/** One pool by its address, in any letter case. */
export async function findPool(
  database: Database,
  { chainId, address }: { chainId: number; address: Hex },
): Promise<IndexedPoolRow | undefined> {
  const [pool] = await statement(database).execute({ chainId, address });
  return pool;
}

const statement = prepared((orm) =>
  selectPools(orm, sql<number>`1`)
    .where(
      and(
        eq(poolTable.chainId, sql.placeholder('chainId')),
        eq(poolTable.address, hexPlaceholder('address')),
      ),
    )
    .prepare('find_pool'),
);

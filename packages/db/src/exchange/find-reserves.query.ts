import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { checkpointTable } from '../indexing/tables.ts';
import { prepared } from '../prepared.ts';
import {
  blockColumns,
  type IndexedReserves,
  reservesColumns,
  toIndexedReserves,
} from './indexed-reserves.ts';
import { poolTable } from './tables.ts';

/**
 * The reserves of the funded pools of a chain, with their block, undefined before the first: one statement
 * reads both. Dust and empty pools are excluded.
 */
export async function findReserves(
  database: Database,
  { chainId }: { chainId: number },
): Promise<IndexedReserves | undefined> {
  return toIndexedReserves(await statement(database).execute({ chainId }));
}

const statement = prepared((orm) =>
  orm
    .select({ ...blockColumns, pool: reservesColumns })
    .from(checkpointTable)
    .leftJoin(poolTable, and(eq(poolTable.chainId, checkpointTable.chainId), sql`${poolTable.isFunded}`))
    .where(eq(checkpointTable.chainId, sql.placeholder('chainId')))
    .orderBy(asc(poolTable.snapshotPlace))
    .prepare('find_reserves'),
);

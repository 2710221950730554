import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { isWaiting } from './collect-request.ts';
import { collectRequestTable } from './tables.ts';

/** Number of undecided collections of an area, counted up to a limit. */
export async function countWaitingCollects(
  database: Database,
  criteria: { chainId: number; area: string; limit: number },
): Promise<number> {
  const rows = await statement(database).execute(criteria);
  return rows.length;
}

const statement = prepared((orm) =>
  orm
    .select({ item: collectRequestTable.item })
    .from(collectRequestTable)
    .where(
      and(
        eq(collectRequestTable.chainId, sql.placeholder('chainId')),
        eq(collectRequestTable.area, sql.placeholder('area')),
        isWaiting,
      ),
    )
    .limit(sql.placeholder('limit'))
    .prepare('count_waiting_collects'),
);

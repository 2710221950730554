import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type CollectRequest, type CollectScope, isWaiting } from './collect-request.ts';
import { collectRequestTable } from './tables.ts';

/** Undecided collections of a kind, those that wait longest first. */
export async function listWaitingCollects(
  database: Database,
  criteria: CollectScope & { limit: number },
): Promise<CollectRequest[]> {
  return statement(database).execute(criteria);
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(collectRequestTable)
    .where(
      and(
        eq(collectRequestTable.chainId, sql.placeholder('chainId')),
        eq(collectRequestTable.area, sql.placeholder('area')),
        eq(collectRequestTable.kind, sql.placeholder('kind')),
        isWaiting,
      ),
    )
    .orderBy(
      asc(collectRequestTable.requestedAt),
      asc(collectRequestTable.account),
      asc(collectRequestTable.item),
    )
    .limit(sql.placeholder('limit'))
    .prepare('list_waiting_collects'),
);

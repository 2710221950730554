import { and, eq, sql } from 'drizzle-orm';
import { hexPlaceholder, type Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type CollectScope, isUnderWay } from './collect-request.ts';
import { collectRequestTable } from './tables.ts';

/**
 * Items with a present or recent collection for an account: only the index knows when
 * it is complete.
 */
export async function listCollectsUnderWay(
  database: Database,
  criteria: CollectScope & { account: Hex },
): Promise<string[]> {
  const rows = await statement(database).execute(criteria);
  return rows.map(({ item }) => item);
}

const statement = prepared((orm) =>
  orm
    .select({ item: collectRequestTable.item })
    .from(collectRequestTable)
    .where(
      and(
        eq(collectRequestTable.chainId, sql.placeholder('chainId')),
        eq(collectRequestTable.area, sql.placeholder('area')),
        eq(collectRequestTable.kind, sql.placeholder('kind')),
        eq(collectRequestTable.account, hexPlaceholder('account')),
        isUnderWay,
      ),
    )
    .prepare('list_collects_under_way'),
);

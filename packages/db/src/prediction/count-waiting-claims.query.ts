import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { claimRequestTable } from './relay-tables.ts';

/** How many claims of rounds and bonuses nothing was decided about, counted up to a limit. */
export async function countWaitingClaims(
  database: Database,
  criteria: { chainId: number; limit: number },
): Promise<number> {
  const rows = await statement(database).execute(criteria);
  return rows.length;
}

const statement = prepared((orm) =>
  orm
    .select({ item: claimRequestTable.item })
    .from(claimRequestTable)
    .where(
      and(
        eq(claimRequestTable.chainId, sql.placeholder('chainId')),
        eq(claimRequestTable.state, 'requested'),
      ),
    )
    .limit(sql.placeholder('limit'))
    .prepare('count_waiting_claims'),
);

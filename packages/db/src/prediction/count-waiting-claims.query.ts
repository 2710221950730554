import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { isWaiting } from './claim-request.ts';
import { claimRequestTable } from './relay-tables.ts';

/** Number of undecided claims of rounds and bonuses, counted up to a limit. */
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
    .where(and(eq(claimRequestTable.chainId, sql.placeholder('chainId')), isWaiting))
    .limit(sql.placeholder('limit'))
    .prepare('count_waiting_claims'),
);

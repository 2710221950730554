import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type ClaimRequest, isWaiting } from './claim-request.ts';
import { claimRequestTable, type ClaimKind } from './relay-tables.ts';

/** Undecided claims, those that wait longest first. */
export async function listWaitingClaims(
  database: Database,
  criteria: { chainId: number; kind: ClaimKind; limit: number },
): Promise<ClaimRequest[]> {
  return statement(database).execute(criteria);
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(claimRequestTable)
    .where(
      and(
        eq(claimRequestTable.chainId, sql.placeholder('chainId')),
        eq(claimRequestTable.kind, sql.placeholder('kind')),
        isWaiting,
      ),
    )
    .orderBy(asc(claimRequestTable.requestedAt), asc(claimRequestTable.account), asc(claimRequestTable.item))
    .limit(sql.placeholder('limit'))
    .prepare('list_waiting_claims'),
);

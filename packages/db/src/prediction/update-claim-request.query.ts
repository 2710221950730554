import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import type { ClaimRequest } from './claim-request.ts';
import { claimRequestTable, type ClaimRefusal } from './relay-tables.ts';

/** The decision about a waiting request. */
export type ClaimDecision = { state: 'sent'; intentKey: string } | { state: 'refused'; reason: ClaimRefusal };

/** Stores the decision about a waiting request; false where another process has decided since it was read. */
export async function updateClaimRequest(
  orm: Database['orm'] | Transaction,
  { chainId, kind, account, item, attempts }: ClaimRequest,
  decision: ClaimDecision,
): Promise<boolean> {
  const changed = await orm
    .update(claimRequestTable)
    .set({ ...decision, changedAt: sql`now()` })
    .where(
      and(
        eq(claimRequestTable.chainId, chainId),
        eq(claimRequestTable.kind, kind),
        eq(claimRequestTable.account, account),
        eq(claimRequestTable.item, item),
        eq(claimRequestTable.state, 'requested'),
        eq(claimRequestTable.attempts, attempts),
      ),
    )
    .returning({ item: claimRequestTable.item });
  return changed.length > 0;
}

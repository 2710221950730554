import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import type { ClaimRequest } from './claim-request.ts';
import { claimRequestTable, type ClaimRefusal } from './relay-tables.ts';

/** What a waiting request becomes. */
export type ClaimDecision = { state: 'sent'; intentKey: string } | { state: 'refused'; reason: ClaimRefusal };

/** Keeps what was decided of a waiting request; false where somebody else has decided since it was read. */
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

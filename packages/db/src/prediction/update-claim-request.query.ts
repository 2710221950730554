import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import type { ClaimKey } from './claim-request.ts';
import { claimRequestTable, type ClaimRefusal } from './relay-tables.ts';

/** What a waiting request becomes. */
export type ClaimDecision = { state: 'sent'; intentKey: string } | { state: 'refused'; reason: ClaimRefusal };

/** Keeps what was decided of a request that this transaction has locked. */
export async function updateClaimRequest(
  transaction: Transaction,
  { chainId, kind, account, item }: ClaimKey,
  decision: ClaimDecision,
): Promise<void> {
  await transaction
    .update(claimRequestTable)
    .set({ ...decision, changedAt: sql`now()` })
    .where(
      and(
        eq(claimRequestTable.chainId, chainId),
        eq(claimRequestTable.kind, kind),
        eq(claimRequestTable.account, account),
        eq(claimRequestTable.item, item),
      ),
    );
}

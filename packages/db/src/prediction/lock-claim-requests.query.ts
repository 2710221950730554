import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import type { ClaimRequest } from './claim-request.ts';
import { claimRequestTable, type ClaimKind } from './relay-tables.ts';

/** Those that wait longest, for this transaction alone: what another one has taken is passed over. */
export async function lockClaimRequests(
  transaction: Transaction,
  { chainId, kind, limit }: { chainId: number; kind: ClaimKind; limit: number },
): Promise<ClaimRequest[]> {
  return transaction
    .select()
    .from(claimRequestTable)
    .where(
      and(
        eq(claimRequestTable.chainId, chainId),
        eq(claimRequestTable.kind, kind),
        eq(claimRequestTable.state, 'requested'),
      ),
    )
    .orderBy(asc(claimRequestTable.requestedAt), asc(claimRequestTable.account), asc(claimRequestTable.item))
    .limit(limit)
    .for('update', { skipLocked: true });
}

import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import type { CollectRequest } from './collect-request.ts';
import { collectRequestTable, type CollectRefusal } from './tables.ts';

/** The decision about a waiting request. */
export type CollectDecision =
  | { state: 'sent'; intentKey: string }
  | { state: 'refused'; reason: CollectRefusal };

/** Stores the decision about a waiting request; false where another process has decided since it was read. */
export async function updateCollectRequest(
  orm: Database['orm'] | Transaction,
  { chainId, area, kind, account, item, attempts, requestedAt }: CollectRequest,
  decision: CollectDecision,
): Promise<boolean> {
  const changed = await orm
    .update(collectRequestTable)
    .set({ ...decision, changedAt: sql`now()` })
    .where(
      and(
        eq(collectRequestTable.chainId, chainId),
        eq(collectRequestTable.area, area),
        eq(collectRequestTable.kind, kind),
        eq(collectRequestTable.account, account),
        eq(collectRequestTable.item, item),
        eq(collectRequestTable.state, 'requested'),
        eq(collectRequestTable.attempts, attempts),
        // The number begins again after a collection. A Date has milliseconds.
        sql`date_trunc('milliseconds', ${collectRequestTable.requestedAt}) = ${requestedAt.toISOString()}::timestamptz`,
      ),
    )
    .returning({ item: collectRequestTable.item });
  return changed.length > 0;
}

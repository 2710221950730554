import { lt } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { claimRequestTable } from './relay-tables.ts';

/** Deletes requests unchanged since `before`; returns their number. */
export async function removeClaimRequests({ orm }: Pick<Database, 'orm'>, before: Date): Promise<number> {
  const removed = await orm
    .delete(claimRequestTable)
    .where(lt(claimRequestTable.changedAt, before))
    .returning({ item: claimRequestTable.item });
  return removed.length;
}

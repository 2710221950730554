import { lt } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { claimRequestTable } from './relay-tables.ts';

/** Forgets requests about which nothing has changed since `before`; tells how many. */
export async function removeClaimRequests({ orm }: Pick<Database, 'orm'>, before: Date): Promise<number> {
  const removed = await orm
    .delete(claimRequestTable)
    .where(lt(claimRequestTable.changedAt, before))
    .returning({ item: claimRequestTable.item });
  return removed.length;
}

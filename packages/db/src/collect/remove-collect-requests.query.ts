import { lt } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { collectRequestTable } from './tables.ts';

/** Deletes requests unchanged since `before`; returns their number. */
export async function removeCollectRequests({ orm }: Pick<Database, 'orm'>, before: Date): Promise<number> {
  const removed = await orm
    .delete(collectRequestTable)
    .where(lt(collectRequestTable.changedAt, before))
    .returning({ item: collectRequestTable.item });
  return removed.length;
}

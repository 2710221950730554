import { lt } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { idempotencyKeyTable } from './tables.ts';

/** Deletes keys from before `before`; returns their number. */
export async function removeIdempotencyKeys(database: Database, before: Date): Promise<number> {
  const removed = await database.orm
    .delete(idempotencyKeyTable)
    .where(lt(idempotencyKeyTable.createdAt, before))
    .returning({ key: idempotencyKeyTable.key });
  return removed.length;
}

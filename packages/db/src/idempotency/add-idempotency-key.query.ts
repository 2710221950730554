import type { Transaction } from '../database.ts';
import { idempotencyKeyTable } from './tables.ts';

/** Stores the answer to a call under its key, in the transaction of the call's effect. */
export async function addIdempotencyKey(
  transaction: Transaction,
  row: Pick<typeof idempotencyKeyTable.$inferInsert, 'owner' | 'key' | 'fingerprint' | 'answer'>,
): Promise<void> {
  await transaction.insert(idempotencyKeyTable).values(row);
}

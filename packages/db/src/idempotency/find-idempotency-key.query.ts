import { and, eq } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Transaction } from '../database.ts';
import { idempotencyKeyTable } from './tables.ts';

/** The answer stored under a key, and the call's fingerprint. */
export async function findIdempotencyKey(
  transaction: Transaction,
  { owner, key }: { owner: Hex; key: string },
): Promise<{ fingerprint: Hex; answer: unknown } | undefined> {
  const [row] = await transaction
    .select({ fingerprint: idempotencyKeyTable.fingerprint, answer: idempotencyKeyTable.answer })
    .from(idempotencyKeyTable)
    .where(and(eq(idempotencyKeyTable.owner, owner), eq(idempotencyKeyTable.key, key)));
  return row;
}

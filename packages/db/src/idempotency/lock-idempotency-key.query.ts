import { sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Transaction } from '../database.ts';

/** Locks a key until the end of the transaction; false while another transaction has it. */
export async function lockIdempotencyKey(
  transaction: Transaction,
  { owner, key }: { owner: Hex; key: string },
): Promise<boolean> {
  const { rows } = await transaction.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${owner} ${key}`}, 0)) as "isMine"`,
  );
  return rows[0]?.isMine ?? false;
}

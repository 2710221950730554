import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { noticeCursorTable } from './tables.ts';

/** Chain seconds up to which a kind was noticed, locked until the transaction is over; the first time it is `start`. */
export async function lockNoticeCursor(
  transaction: Transaction,
  { kind, chainId, start }: { kind: string; chainId: number; start: number },
): Promise<number> {
  const [cursor] = await transaction
    .insert(noticeCursorTable)
    .values({ kind, chainId, noticedUntil: start })
    // The update of nothing locks the row, and answers it.
    .onConflictDoUpdate({
      target: [noticeCursorTable.kind, noticeCursorTable.chainId],
      set: { noticedUntil: sql`${noticeCursorTable.noticedUntil}` },
    })
    .returning({ noticedUntil: noticeCursorTable.noticedUntil });
  return cursor?.noticedUntil ?? start;
}

import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { noticeCursorTable } from './tables.ts';

/** Sets the chain time up to which a kind was noticed, in the transaction of its notices. */
export async function moveNoticeCursor(
  transaction: Transaction,
  { kind, chainId, noticedUntil }: typeof noticeCursorTable.$inferInsert,
): Promise<void> {
  await transaction
    .update(noticeCursorTable)
    .set({ noticedUntil })
    .where(and(eq(noticeCursorTable.kind, kind), eq(noticeCursorTable.chainId, chainId)));
}

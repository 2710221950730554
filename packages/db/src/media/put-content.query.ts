import { and, eq, isNull } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database, Transaction } from '../database.ts';
import { transact } from '../transact.ts';
import { mediaFileTable, mediaLeafTable } from './tables.ts';

/** The IPFS address of a file, and the sha256 of its leaves; none where the file is one leaf. */
export type FileContent = { readonly cid: string; readonly leaves: readonly Hex[] };

export type PutContent = FileContent & { readonly hash: Hex };

/** Notes the IPFS address of a file that has none. */
export async function putContent(database: Pick<Database, 'checkOut'>, content: PutContent): Promise<void> {
  await transact(database, (transaction) => noteContent(transaction, content));
}

/** The same in a transaction. The leaves come with the address: a file that has one has them all. */
export async function noteContent(
  transaction: Transaction,
  { hash, cid, leaves }: PutContent,
): Promise<void> {
  const noted = await transaction
    .update(mediaFileTable)
    .set({ cid })
    .where(and(eq(mediaFileTable.hash, hash), isNull(mediaFileTable.cid)))
    .returning({ hash: mediaFileTable.hash });
  if (noted.length > 0 && leaves.length > 0)
    await transaction
      .insert(mediaLeafTable)
      .values(leaves.map((digest, place) => ({ hash, place, digest })))
      .onConflictDoNothing();
}

import { and, desc, eq } from 'drizzle-orm';
import { advisoryLocks } from '../advisory-lock.ts';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database, Transaction } from '../database.ts';
import { transact } from '../transact.ts';
import { type ArtworkTextRow, artworkTextTable } from './app-tables.ts';
import { noticeEdit } from './artwork-edit-notice.ts';
import { type ArtworkText, isSameText } from './put-draft.query.ts';
import type { WorkKey } from './work-keys.ts';

export type PutText = {
  work: WorkKey & { chainId: number; fileName: string };
  account: Hex;
  text: ArtworkText;
  now: Date;
  /** A version that is later than this refuses another one. */
  quietSince?: Date | undefined;
};

/**
 * Adds a version of a work's own texts, unless the last one says the same; the lists get a notice. Returns the number of
 * the version that counts, or undefined where the last one is too recent.
 */
export async function putText(
  database: Pick<Database, 'checkOut'>,
  { work, account, text, now, quietSince }: PutText,
): Promise<number | undefined> {
  const { chainId, collection, tokenId } = work;
  return transact(database, async (transaction, run) => {
    await run`select pg_advisory_xact_lock(${advisoryLocks.drafts}, hashtext(${`${chainId} ${collection} ${tokenId}`}))`;
    const last = await findLast(transaction, work);
    if (last !== undefined && isSameText(last, text)) return last.id;
    if (last !== undefined && quietSince !== undefined && last.at > quietSince) return undefined;
    const [added] = await transaction
      .insert(artworkTextTable)
      .values({ ...work, account, ...text, at: now })
      .returning({ id: artworkTextTable.id });
    if (added === undefined) throw new RangeError('an insert returns its row');
    await noticeEdit(transaction, { chainId, works: [{ contract: collection, tokenId }] });
    return added.id;
  });
}

async function findLast(
  transaction: Transaction,
  { chainId, collection, tokenId }: PutText['work'],
): Promise<ArtworkTextRow | undefined> {
  const isOfWork = and(
    eq(artworkTextTable.chainId, chainId),
    eq(artworkTextTable.collection, collection),
    eq(artworkTextTable.tokenId, tokenId),
  );
  const [row] = await transaction
    .select()
    .from(artworkTextTable)
    .where(isOfWork)
    .orderBy(desc(artworkTextTable.id))
    .limit(1);
  return row;
}

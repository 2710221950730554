import { and, desc, eq, isNull } from 'drizzle-orm';
import { advisoryLocks } from '../advisory-lock.ts';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database, Transaction } from '../database.ts';
import { transact } from '../transact.ts';
import { type ArtworkTextRow, artworkTextTable } from './app-tables.ts';
import { noticeWorksOf } from './artwork-edit-notice.ts';

/** The works that an account mints of a file. */
export type DraftKey = { chainId: number; account: Hex; fileName: string };
export type ArtworkText = Pick<ArtworkTextRow, 'name' | 'description' | 'channel' | 'thumbnail'>;

/**
 * Adds a version of a draft's texts; the last one is saved again where it says the same. Returns the number of the version
 * that counts. The lists get a notice where the account minted the file already.
 */
export async function putDraft(
  database: Pick<Database, 'checkOut'>,
  {
    key,
    text,
    now,
    isDeclared = false,
  }: { key: DraftKey; text: ArtworkText; now: Date; isDeclared?: boolean },
): Promise<number> {
  return transact(database, async (transaction, run) => {
    // Two writes of one draft at a time would both add a version.
    await run`select pg_advisory_xact_lock(${advisoryLocks.drafts}, hashtext(${`${key.account} ${key.fileName}`}))`;
    const last = await findLast(transaction, key);
    if (last !== undefined && isSameText(last, text) && (last.declaredAt !== null || !isDeclared)) {
      await transaction.update(artworkTextTable).set({ at: now }).where(eq(artworkTextTable.id, last.id));
      return last.id;
    }
    const [added] = await transaction
      .insert(artworkTextTable)
      .values({ ...key, ...text, at: now, declaredAt: isDeclared ? now : null })
      .returning({ id: artworkTextTable.id });
    if (added === undefined) throw new RangeError('an insert returns its row');
    await noticeWorksOf(transaction, key);
    return added.id;
  });
}

async function findLast(
  transaction: Transaction,
  { chainId, account, fileName }: DraftKey,
): Promise<ArtworkTextRow | undefined> {
  const isDraft = and(
    eq(artworkTextTable.chainId, chainId),
    eq(artworkTextTable.account, account),
    eq(artworkTextTable.fileName, fileName),
    isNull(artworkTextTable.tokenId),
  );
  const [row] = await transaction
    .select()
    .from(artworkTextTable)
    .where(isDraft)
    .orderBy(desc(artworkTextTable.id))
    .limit(1);
  return row;
}

/** Whether two versions say the same. */
export function isSameText(one: ArtworkText, other: ArtworkText): boolean {
  return (['name', 'description', 'channel', 'thumbnail'] as const).every((key) => one[key] === other[key]);
}

import { and, desc, eq } from 'drizzle-orm';
import { advisoryLocks } from '../advisory-lock.ts';
import type { Database, Transaction } from '../database.ts';
import { actionTable } from '../operator/tables.ts';
import type { Sql } from '../sql.ts';
import { transact } from '../transact.ts';
import { artworkReviewTable } from './app-tables.ts';
import { noticeEdit } from './artwork-edit-notice.ts';

/** A decision about a work, without its number. */
export type NewReview = Omit<typeof artworkReviewTable.$inferInsert, 'id'>;

type OfWork = Pick<NewReview, 'chainId' | 'collection' | 'tokenId'>;

/**
 * Adds a decision with a row of the operators' log, unless the last one of the work is the same about the same texts; the
 * lists get a notice. Returns whether it was added.
 */
export async function putReview(database: Pick<Database, 'checkOut'>, review: NewReview): Promise<boolean> {
  const { chainId, collection, tokenId, status, textId, account, session, reason } = review;
  return transact(database, async (transaction, run) => {
    await lockReviews(run, review);
    const last = await findLast(transaction, review);
    if (last?.status === status && last.textId === textId) return false;
    await addReview(transaction, review);
    const fields = { tokenId, status, reason, textId };
    await transaction
      .insert(actionTable)
      .values({ account, session, chainId, kind: 'artwork_review', target: collection, fields });
    return true;
  });
}

/** How often the owner of a work may submit it again. */
const mostResubmissions = 3;

export type Resubmitted = 'added' | 'notRejected' | 'tooOften';

/** Makes a rejected work wait again. The lists get a notice. */
export async function resubmitWork(
  database: Pick<Database, 'checkOut'>,
  review: Omit<NewReview, 'status' | 'reason'>,
): Promise<Resubmitted> {
  return transact(database, async (transaction, run) => {
    await lockReviews(run, review);
    if ((await findLast(transaction, review))?.status !== 'rejected') return 'notRejected';
    const earlier = await transaction
      .select({ id: artworkReviewTable.id })
      .from(artworkReviewTable)
      .where(and(isOfWork(review), eq(artworkReviewTable.status, 'pending')))
      .limit(mostResubmissions);
    if (earlier.length === mostResubmissions) return 'tooOften';
    await addReview(transaction, { ...review, status: 'pending', reason: '' });
    return 'added';
  });
}

async function lockReviews(run: Sql, { chainId, collection, tokenId }: OfWork): Promise<void> {
  await run`select pg_advisory_xact_lock(${advisoryLocks.reviews}, hashtext(${`${chainId} ${collection} ${tokenId}`}))`;
}

async function findLast(transaction: Transaction, work: OfWork) {
  const [last] = await transaction
    .select({ status: artworkReviewTable.status, textId: artworkReviewTable.textId })
    .from(artworkReviewTable)
    .where(isOfWork(work))
    .orderBy(desc(artworkReviewTable.id))
    .limit(1);
  return last;
}

const isOfWork = ({ chainId, collection, tokenId }: OfWork) =>
  and(
    eq(artworkReviewTable.chainId, chainId),
    eq(artworkReviewTable.collection, collection),
    eq(artworkReviewTable.tokenId, tokenId),
  );

async function addReview(transaction: Transaction, review: NewReview): Promise<void> {
  await transaction.insert(artworkReviewTable).values(review);
  const { chainId, collection: contract, tokenId } = review;
  await noticeEdit(transaction, { chainId, works: [{ contract, tokenId }] });
}

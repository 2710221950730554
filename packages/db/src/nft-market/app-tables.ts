import { bigint, integer, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { instant } from '../column/instant.ts';
import { appSchema } from '../schemas.ts';

/**
 * A version of the texts of a work; the last one counts. Without a token it is a draft: the works that its account
 * mints of the file have it. No price, owner or state of a work is here: they are those of the chain.
 */
export const artworkTextTable = appSchema.table('artwork_text', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  at: instant('at').notNull(),
  chainId: integer('chain_id').notNull(),
  /** The account that wrote it. */
  account: hexBytes('account').notNull(),
  fileName: text('file_name').notNull(),
  collection: hexBytes('collection'),
  tokenId: bigint('token_id', { mode: 'number' }),
  name: text('name').notNull(),
  description: text('description').notNull(),
  channel: smallint('channel'),
  /** The name of an uploaded file. */
  thumbnail: text('thumbnail'),
  /** When the account declared that the work is its own; null of a text that came with no form. */
  declaredAt: instant('declared_at'),
});

export type ReviewStatus = 'pending' | 'reviewed' | 'rejected';

/**
 * A decision about a work, or its resubmission (`pending`) by its owner; the last one counts, and a work without any is
 * pending. The database refuses to change or remove a row.
 */
export const artworkReviewTable = appSchema.table('artwork_review', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  at: instant('at').notNull(),
  chainId: integer('chain_id').notNull(),
  collection: hexBytes('collection').notNull(),
  tokenId: bigint('token_id', { mode: 'number' }).notNull(),
  status: text('status').$type<ReviewStatus>().notNull(),
  account: hexBytes('account').notNull(),
  session: uuid('session').notNull(),
  reason: text('reason').notNull(),
  /** The version of the texts that the account saw. */
  textId: bigint('text_id', { mode: 'number' }).notNull(),
});

export type ArtworkTextRow = typeof artworkTextTable.$inferSelect;

import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { artworkTextTable } from './app-tables.ts';
import type { DraftKey } from './put-draft.query.ts';
import { artworkTable } from './tables.ts';

/** Removes a draft with its versions; one that has a work stays. Returns whether there was one to remove. */
export async function removeDraft(
  { orm }: Pick<Database, 'orm'>,
  { chainId, account, fileName }: DraftKey,
): Promise<boolean> {
  const work = orm
    .select({ one: sql`1` })
    .from(artworkTable)
    .where(
      and(
        eq(artworkTable.chainId, chainId),
        eq(artworkTable.creator, account),
        eq(artworkTable.fileName, fileName),
      ),
    );
  const removed = await orm
    .delete(artworkTextTable)
    .where(
      and(
        eq(artworkTextTable.chainId, chainId),
        eq(artworkTextTable.account, account),
        eq(artworkTextTable.fileName, fileName),
        isNull(artworkTextTable.tokenId),
        notExists(work),
      ),
    )
    .returning({ id: artworkTextTable.id });
  return removed.length > 0;
}

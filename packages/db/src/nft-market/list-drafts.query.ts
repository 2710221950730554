import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { artworkTextTable } from './app-tables.ts';
import { artworkTable } from './tables.ts';

/** A version of a draft: whether a later one replaced it, and whether its account minted the file. */
export type DraftRow = Awaited<ReturnType<typeof listDrafts>>[number];

/** The versions of an account's drafts before a number, the last ones first. */
export async function listDrafts(
  database: Database,
  criteria: { chainId: number; account: Hex; before: number; limit: number },
) {
  return statement(database).execute(criteria);
}

const text = artworkTextTable;

const statement = prepared((orm) => {
  const page = orm
    .select()
    .from(text)
    .where(
      and(
        eq(text.chainId, sql.placeholder('chainId')),
        eq(text.account, hexPlaceholder('account')),
        isNull(text.tokenId),
        lt(text.id, sql.placeholder('before')),
      ),
    )
    .orderBy(desc(text.id))
    .limit(sql.placeholder('limit'))
    .as('page');
  const { id, at, fileName, name, description, channel, thumbnail } = page;
  return orm
    .select({
      id,
      at,
      fileName,
      name,
      description,
      channel,
      thumbnail,
      isReplaced: sql<boolean>`exists (
        select from ${text} as later where later.chain_id = page.chain_id and later.account = page.account
          and later.file_name = page.file_name and later.token_id is null and later.id > page.id)`,
      isMinted: sql<boolean>`exists (
        select from ${artworkTable} as work where work.chain_id = page.chain_id and work.creator = page.account
          and work.file_name = page.file_name)`,
    })
    .from(page)
    .orderBy(desc(id))
    .prepare('list_drafts');
});

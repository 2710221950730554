import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
import { prepared } from '../prepared.ts';
import { artworkTable } from './tables.ts';

/** How many works an account minted, and how many NFTs it owns; both end at the limit. */
export async function countWorksOfAccount(
  database: Database,
  criteria: { chainId: number; account: Hex; limit: number },
): Promise<{ created: number; owned: number }> {
  const [row] = await statement(database).execute(criteria);
  return row ?? { created: 0, owned: 0 };
}

const { chainId, owner, creator } = artworkTable;

const statement = prepared((orm) =>
  orm
    .select({ created: selectCount(orm, creator), owned: selectCount(orm, owner) })
    .from(sql`(select) as nothing`)
    .prepare('count_works_of_account'),
);

function selectCount(orm: Orm, account: PgColumn) {
  const works = orm
    .select({ one: sql`1` })
    .from(artworkTable)
    .where(and(eq(chainId, sql.placeholder('chainId')), eq(account, hexPlaceholder('account'))))
    .limit(sql.placeholder('limit'));
  return sql<number>`(select count(*)::integer from ${works} as works)`;
}

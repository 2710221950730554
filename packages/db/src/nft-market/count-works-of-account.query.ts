import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
import { prepared } from '../prepared.ts';
import { selectOwnedWorks } from './select-owned-works.ts';
import { artworkTable } from './tables.ts';

/** How many works an account minted, and how many NFTs it owns, listed and staked ones too; both end at the limit. */
export async function countWorksOfAccount(
  database: Database,
  criteria: { chainId: number; account: Hex; limit: number },
): Promise<{ created: number; owned: number }> {
  const [row] = await statement(database).execute(criteria);
  return row ?? { created: 0, owned: 0 };
}

const statement = prepared((orm) =>
  orm
    .select({ created: countIn(selectCreated(orm)), owned: countIn(selectOwnedWorks(orm)) })
    .from(sql`(select) as nothing`)
    .prepare('count_works_of_account'),
);

const countIn = (works: SQLWrapper) => sql<number>`(select count(*)::integer from ${works} as works)`;

function selectCreated(orm: Orm) {
  const { chainId, creator } = artworkTable;
  return orm
    .select({ one: sql`1` })
    .from(artworkTable)
    .where(and(eq(chainId, sql.placeholder('chainId')), eq(creator, hexPlaceholder('account'))))
    .limit(sql.placeholder('limit'));
}

import { sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { creditedTable, pendingWithdrawnTable, selfClaimOnlySetTable } from './tables.ts';

/** What the market knows of an account beside its positions. */
export type PlayerRow = {
  /** Nobody else may claim for it. */
  isSelfClaimOnly: boolean;
  /** Wei that it did not take and may withdraw. */
  credit: bigint;
};

/** How the market stands to an account. */
export async function getPlayer(
  database: Database,
  criteria: { chainId: number; account: Hex },
): Promise<PlayerRow> {
  const [row] = await statement(database).execute(criteria);
  return row ?? { isSelfClaimOnly: false, credit: 0n };
}

const statement = prepared((orm) => {
  const own = sql`e.chain_id = ${sql.placeholder('chainId')} and e.account = ${hexPlaceholder('account')}`;
  return orm
    .select({
      isSelfClaimOnly: sql<boolean>`coalesce((
        select e.is_self_only from ${selfClaimOnlySetTable} e where ${own}
        order by e.block_number desc, e.log_index desc limit 1), false)`,
      credit: sql<bigint>`(
        coalesce((select sum(e.amount) from ${creditedTable} e where ${own}), 0)
        - coalesce((select sum(e.amount) from ${pendingWithdrawnTable} e where ${own}), 0)
      )`.mapWith(creditedTable.amount),
    })
    .from(sql`(values (1)) as one(one)`)
    .prepare('get_prediction_player');
});

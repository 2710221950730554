import { type SQL, sql } from 'drizzle-orm';
import { projectRoundTable, projectTable } from './app-tables.ts';
import { saleTable } from './tables.ts';

/**
 * The sale of a round, for a lateral join. Terms name project and round, and a second sale may repeat them: the first
 * one that was not vetoed counts, so that a later one never takes the place of a sale with buyers.
 */
export function selectRoundSale(round: SQL): SQL {
  return sql`(
    select s.* from ${saleTable} s
    where s.project = ${round}.project and s.round = ${round}.round and s.chain_id = ${round}.chain_id
    order by s.cancel_reason is not distinct from 'vetoed', s.number limit 1)`;
}

const openRound = sql`
  select from ${projectRoundTable} r left join lateral ${selectRoundSale(sql`r`)} s on true
  where r.project = ${projectTable.id} and coalesce(s.state, 'open') = 'open'`;

/** A listed project whose rounds have all ended: settled or cancelled. */
export const isEnded = sql`${projectTable.state} = 'published' and not exists (${openRound})
  and exists (select from ${projectRoundTable} r where r.project = ${projectTable.id})`;

/** A listed project with a round that is to come or not settled, or without any round yet. */
export const isActive = sql`${projectTable.state} = 'published' and (exists (${openRound})
  or not exists (select from ${projectRoundTable} r where r.project = ${projectTable.id}))`;

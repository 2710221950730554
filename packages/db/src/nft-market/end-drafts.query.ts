import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { checkpointTable } from '../indexing/tables.ts';
import { artworkTextTable } from './app-tables.ts';
import { artworkTable } from './tables.ts';

/** A draft that nobody saved for so long, and that its account did not mint, is over. */
const keptDays = 7;
/** An index further behind is not the present: it may be that the chain is indexed again. */
const mostLagSeconds = 3_600;

/**
 * Removes the drafts of a chain that are over, with their versions; returns how many versions. While the chain is indexed
 * again a minted draft has no work, so nothing ends before the index is at the present. The days count by its chain time:
 * it has the works that were minted in them.
 */
export async function endDrafts(
  { orm }: Pick<Database, 'orm'>,
  { chainId, now }: { chainId: number; now: Date },
): Promise<number> {
  const clock = sql`${now.toISOString()}::timestamptz`;
  // One statement: between two of them the index could be emptied.
  const { rowCount } = await orm.execute(sql`
    delete from ${artworkTextTable} t using (
      select least(${clock}, time) - ${keptDays} * interval '1 day' as since
      from (select to_timestamp(block_timestamp) as time from ${checkpointTable} where chain_id = ${chainId}) indexed
      where time >= ${clock} - ${mostLagSeconds} * interval '1 second'
    ) kept
    where t.chain_id = ${chainId} and t.token_id is null and t.at <= kept.since
      and not exists (
        select from ${artworkTextTable} later where later.chain_id = t.chain_id and later.account = t.account
          and later.file_name = t.file_name and later.token_id is null and later.at > kept.since)
      and not exists (
        select from ${artworkTable} w
        where w.chain_id = t.chain_id and w.creator = t.account and w.file_name = t.file_name)`);
  return rowCount ?? 0;
}

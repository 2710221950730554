import { holdMigrations } from '@tradewind/db/migrate';
import type { ISql, Sql } from 'postgres';
import { isLikeChain, nextSchema, previousSchema } from './next-schema.ts';

export type Switch = 'switched' | 'behind' | 'changed';

/**
 * Puts the new tables in the place of the old in one transaction, if no chain would fall back by it. Readers are never held up: a statement
 * sees the old tables or the new ones. Writers wait, so that what they add meanwhile can be caught up with; nobody was told of what the new
 * tables are ahead by, so listeners are told that all may have changed.
 */
export async function switchSchemas(sql: Sql, catchUp: () => Promise<void>): Promise<Switch> {
  return sql.begin(async (transaction) => {
    await transaction`set local lock_timeout = '10s'`;
    await holdMigrations(transaction);
    await transaction`lock table chain.checkpoint in exclusive mode`;
    await catchUp();
    const behind = await transaction`
      select from chain.checkpoint old left join ${sql(nextSchema)}.checkpoint new using (chain_id)
      where new.chain_id is null or new.block_number < old.block_number`;
    if (behind.length > 0) return 'behind';
    if (!(await isLikeChain(transaction))) return 'changed';
    await transaction`alter schema chain rename to ${sql(previousSchema)}`;
    await transaction`alter schema ${sql(nextSchema)} rename to chain`;
    await tellOfChange(transaction);
    return 'switched';
  });
}

/** As after an undo: every chain stands at its checkpoint now, and any pool may be another. */
async function tellOfChange(sql: ISql): Promise<void> {
  await sql`
    with added as (
      insert into relay.outbox (chain_id, kind, payload)
      select chain_id, 'chain.undone', jsonb_build_object('blockNumber', block_number,
        'blockHash', '0x' || encode(block_hash, 'hex'), 'blockTimestamp', block_timestamp)
      from chain.checkpoint order by chain_id returning id
    )
    select pg_notify('relay_outbox', id::text) from added`;
}

/** Table by table: each lock is waited for alone, so that no statement that still reads the old tables is ever in a deadlock with it. */
export async function removePreviousSchema(sql: Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = to_regnamespace(${previousSchema}) and relkind = 'r'`;
  for (const { name } of tables) await sql`drop table ${sql(previousSchema)}.${sql(name)}`;
  await sql`drop schema if exists ${sql(previousSchema)}`;
}

import { holdMigrations } from '@tradewind/db/migrate';
import type { Database } from '@tradewind/db/database';
import type { Sql } from '@tradewind/db/sql';
import { transact } from '@tradewind/db/transact';
import { sql as build } from 'drizzle-orm';
import { isLikeChain, nextSchema, previousSchema } from './next-schema.ts';

export type Switch = 'switched' | 'behind' | 'changed';

/**
 * Replaces the old tables by the new ones in one transaction, if no chain would fall back. Readers never wait:
 * a statement sees the old tables or the new ones. Writers wait, so that the reindex can catch up with them. No
 * notice covers the blocks by which the new tables are ahead, so listeners are notified that everything may
 * have changed.
 */
export async function switchSchemas(
  database: Pick<Database, 'checkOut'>,
  catchUp: () => Promise<void>,
): Promise<Switch> {
  return transact(database, async (_, sql) => {
    await sql`set local lock_timeout = '10s'`;
    await holdMigrations(sql);
    await sql`lock table chain.checkpoint in exclusive mode`;
    await catchUp();
    const behind = await sql`
      select from chain.checkpoint old left join ${build.identifier(nextSchema)}.checkpoint new using (chain_id)
      where new.chain_id is null or new.block_number < old.block_number`;
    if (behind.length > 0) return 'behind';
    if (!(await isLikeChain(sql))) return 'changed';
    await sql`alter schema chain rename to ${build.identifier(previousSchema)}`;
    await sql`alter schema ${build.identifier(nextSchema)} rename to chain`;
    await publishChange(sql);
    return 'switched';
  });
}

/** As after an undo: every chain is at its checkpoint, and any pool may have changed. */
async function publishChange(sql: Sql): Promise<void> {
  await sql`
    with added as (
      insert into relay.outbox (chain_id, kind, payload)
      select chain_id, 'chain.undone', jsonb_build_object('blockNumber', block_number,
        'blockHash', '0x' || encode(block_hash, 'hex'), 'blockTimestamp', block_timestamp)
      from chain.checkpoint order by chain_id returning id
    )
    select pg_notify('relay_outbox', id::text) from added`;
}

/**
 * Table by table: each lock is acquired alone, so it cannot deadlock with statements that still read the old
 * tables.
 */
export async function removePreviousSchema(sql: Sql): Promise<void> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = to_regnamespace(${previousSchema}) and relkind = 'r'`;
  for (const { name } of tables)
    await sql`drop table ${build.identifier(previousSchema)}.${build.identifier(name)}`;
  await sql`drop schema if exists ${build.identifier(previousSchema)}`;
}

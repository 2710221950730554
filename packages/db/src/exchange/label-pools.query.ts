import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { poolLabelTable, poolTable, tokenTable } from './tables.ts';

/** Labels the pools created in or after the newest labelled block; their tokens exist already. */
export async function labelPools(
  orm: Pick<Database['orm'] | Transaction, 'execute'>,
  chainId: number,
): Promise<void> {
  await orm.execute(sql`
    insert into ${poolLabelTable} (chain_id, pool, symbols, words, created_block_number)
    select p.chain_id, p.address, lower(t0.symbol || ' ' || t1.symbol),
      lower(concat_ws(' ', t0.symbol, t0.name) || e'\n' || concat_ws(' ', t1.symbol, t1.name)), p.created_block_number
    from ${poolTable} p
    join ${tokenTable} t0 on t0.chain_id = p.chain_id and t0.address = p.token0
    join ${tokenTable} t1 on t1.chain_id = p.chain_id and t1.address = p.token1
    where p.chain_id = ${chainId} and p.address = any(array(
      select address from ${poolTable} where chain_id = ${chainId} and created_block_number >= coalesce((
        select created_block_number from ${poolLabelTable} where chain_id = ${chainId} order by created_block_number desc limit 1
      ), 0) order by created_block_number
    ))
    on conflict do nothing`);
}

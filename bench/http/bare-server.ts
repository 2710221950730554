import { createDatabase } from '@tradewind/db/database';
import { sql as chunk } from 'drizzle-orm';
import { serveBare } from '../frame/serve-bare.ts';

const { sql } = createDatabase(process.env['DATABASE_URL'] ?? '', { maxConnections: 5 });

/** The columns of a pool and its tokens, as the driver returns them. */
const pools = chunk`
  select pool.*, token_0.symbol, token_0.name, token_0.decimals, token_1.symbol as symbol1, token_1.name as name1,
    token_1.decimals as decimals1, checkpoint.block_number, (count(*) over ())::int as total
  from chain.pool
  join chain.token token_0 on token_0.chain_id = pool.chain_id and token_0.address = pool.token0
  join chain.token token_1 on token_1.chain_id = pool.chain_id and token_1.address = pool.token1
  left join chain.checkpoint on checkpoint.chain_id = pool.chain_id
  where pool.chain_id = 31337`;

/** Reads pools with the API's driver: one by its address, and ten of a list. */
serveBare({
  row: (address) => sql`${pools} and pool.address = ${Buffer.from(address.slice(2), 'hex')}`,
  rows: (offset) =>
    sql`${pools} order by pool.tvl_usd_e18 desc nulls last, pool.address limit 10 offset ${offset}`,
});

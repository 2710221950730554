import type { Database } from '@tradewind/db/database';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { modelSources } from './model-sources.ts';

/** The time (chain seconds) of the last indexed block of seeded pools. */
export const seededAt = 1_800_000_000;

/**
 * Number of pools that changed within the last minute; every other pool changed once, within the last 30 days.
 */
export const busyPools = 1_000;

/** The seeded pools by their places; the first one prices the native coin. */
export function toSeededPool(place: number): Hex {
  return `0x77${place.toString(16).padStart(38, '0')}`;
}

const monthSeconds = 30 * 86_400;

/**
 * Writes pools as the indexer would have: each token in one pool with the native coin, worth 24,000 USD,
 * with one Sync and one swap. Each pool is created in a block of its own, and valued and due as `refreshValues`
 * leaves it. SQL statements generate the rows, and the tables are vacuumed.
 */
export async function seedPools(
  { sql }: Database,
  { chainId, pools }: { chainId: number; pools: number },
): Promise<void> {
  await seedTokens(sql, { chainId, pools });
  await seedEvents(sql, chainId);
  await seedValues(sql, chainId);
  await seedLabels(sql, chainId);
  await sql`drop table seeded`;
  await sql`vacuum analyze`;
}

const native = toBytes(modelSources.wrappedNative);
const dollar = toBytes(modelSources.stablecoins[0] ?? '0x');
const nobody = Buffer.alloc(20);
const hash = Buffer.alloc(32);

function toBytes(hex: Hex): Buffer {
  return Buffer.from(hex.slice(2), 'hex');
}

type Sql = Database['sql'];

/** Also creates a session table with the derived values of each pool. */
async function seedTokens(sql: Sql, { chainId, pools }: { chainId: number; pools: number }): Promise<void> {
  await sql`insert into chain.token (chain_id, address, name, symbol, decimals, is_listed, created_block_number)
    select ${chainId}::int, decode(lpad(to_hex(n), 40, '0'), 'hex'), 'Token ' || n, 'T' || n, 18, false, 0 from generate_series(1, ${pools}::int - 1) n
    union all select ${chainId}, ${native}::bytea, 'Native', 'NAT', 18, true, 0
    union all select ${chainId}, ${dollar}::bytea, 'Dollar', 'USD', 18, true, 0`;
  await sql`create temporary table seeded as
    select n, decode('77' || lpad(to_hex(n), 38, '0'), 'hex') as pool,
      case n when 0 then ${native}::bytea else decode(lpad(to_hex(n), 40, '0'), 'hex') end as token0,
      case n when 0 then ${dollar}::bytea else ${native}::bytea end as token1,
      case n when 0 then 10000 else 20000 end * 1e18::numeric as reserve0, case n when 0 then 6000000 else 20 end * 1e18::numeric as reserve1,
      ${seededAt}::bigint - case when n < ${busyPools}::int then n % 60 else 60 + (n::bigint * 7919) % ${monthSeconds}::int end as changed
    from generate_series(0, ${pools}::int - 1) n`;
}

async function seedEvents(sql: Sql, chainId: number): Promise<void> {
  await sql`insert into chain.sync (chain_id, block_number, log_index, block_hash, block_timestamp, tx_hash, pool, reserve0, reserve1)
    select ${chainId}::int, changed, n, ${hash}, changed, ${hash}, pool, reserve0, reserve1 from seeded order by changed`;
  await sql`insert into chain.swap (chain_id, block_number, log_index, block_hash, block_timestamp, tx_hash, pool, account, sender, recipient,
      amount0_in, amount1_in, amount0_out, amount1_out, volume_usd_e18, volume_usd_sum_e18, pool_swap_count)
    select ${chainId}::int, changed, n, ${hash}, changed, decode(lpad(to_hex(n), 64, '0'), 'hex'), pool, ${nobody}, ${nobody}, ${nobody},
      1e18, 0, 0, 1e15, 1e18, 1e18, 1 from seeded order by changed`;
}

async function seedValues(sql: Sql, chainId: number): Promise<void> {
  await sql`create temporary table valued as
    select *, case when age < 300 then changed + 300 when age < 1800 then changed + 1800
      else changed + (1800 * 4 ^ (floor(log(4, age / 1800.0)) + 1))::bigint end as next
    from (select *, ${seededAt}::bigint - changed as age from seeded) aged`;
  await sql`insert into chain.pool (chain_id, address, token0, token1, created_block_number, created_at, reserve0, reserve1, reserve_block_number,
      tvl_usd_e18, volume_24h_usd_e18, volume_7d_usd_e18, swap_count_24h, fee_apr_bps, place, snapshot_place, valued_at, due_at, is_funded)
    select ${chainId}::int, pool, token0, token1, n, n, reserve0, reserve1, changed, 12000 * 1e18, case when age < 86400 then 1e18 else 0 end,
      case when age < 604800 then 1e18 else 0 end, case when age < 86400 then 1 else 0 end, 1, n, n, changed,
      least(next, case when age < 86400 then changed + 86400 when age < 604800 then changed + 604800 end), true
    from valued order by n`;
  await sql`insert into chain.token_price (chain_id, token, price_usd_e18, valued_at, due_at)
    select ${chainId}::int, token0, 6e17, changed, next from valued`;
  await sql`insert into chain.market_total select ${chainId}::int, 0, 0, 0, 0`;
  await sql`drop table valued`;
}

/** Creates their search index afterwards, which takes a tenth of the time. */
async function seedLabels(sql: Sql, chainId: number): Promise<void> {
  await sql`drop index chain.pool_label_by_words`;
  await sql`insert into chain.pool_label (chain_id, pool, symbols, words, created_block_number)
    select ${chainId}::int, pool, 't' || n || ' nat', 't' || n || ' token ' || n || e'\nnat native', n from seeded`;
  await sql`create index pool_label_by_words on chain.pool_label using gin (words public.gin_trgm_ops)`;
}

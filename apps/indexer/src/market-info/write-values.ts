import type { Hex } from '@tradewind/db/column/hex-bytes';
import { isAnyOf, toBytesList } from '@tradewind/db/column/is-any-of';
import { recordsOf, toRecords } from '@tradewind/db/column/records-of';
import type { Transaction } from '@tradewind/db/database';
import { poolTable, tokenTable } from '@tradewind/db/exchange/tables';
import { poolTotalTable, tokenPriceTable } from '@tradewind/db/market-info/tables';
import { preparedInTransaction, toNamedStatement } from '@tradewind/db/prepared-in-transaction';
import { sql } from 'drizzle-orm';
import type { PoolValue } from './value-pools.ts';
import type { TokenValue } from './value-tokens.ts';

type Values = {
  pools: readonly PoolValue[];
  tokens: readonly TokenValue[];
  /** Tokens that have no price. */
  unpriced: readonly Hex[];
};

/** Writes all values of a block in one statement. The sums over all pools, and over each token's, move by as much as these do. */
export async function writeValues(
  transaction: Transaction,
  chainId: number,
  { pools, tokens, unpriced }: Values,
): Promise<void> {
  if (pools.length + tokens.length + unpriced.length === 0) return;
  await statement(transaction, {
    chainId,
    pools: toRecords(pools.map((value) => ({ ...value, pool: value.pool.slice(2) }))),
    tokens: toRecords(tokens.map((value) => ({ ...value, token: value.token.slice(2) }))),
    unpriced: toBytesList(unpriced),
  });
}

const chainId = sql.placeholder('chainId');
const poolColumns = sql`v(pool text, "tvlUsdE18" numeric, "feeAprBps" numeric, "volume24hUsdE18" numeric,
  "volume7dUsdE18" numeric, "swapCount24h" integer, "valuedAt" bigint, "dueAt" bigint, "isFunded" boolean)`;
const tokenColumns = sql`v(token text, "priceUsdE18" numeric, "valuedAt" bigint, "dueAt" bigint)`;

const movePools = sql`
  value as materialized (
    select decode(pool, 'hex') as address, v.* from ${recordsOf(sql.placeholder('pools'), poolColumns)}
  ), change as materialized (
    select p.token0, p.token1, coalesce(v."tvlUsdE18", 0) - coalesce(p.tvl_usd_e18, 0) as tvl,
      num_nonnulls(v."tvlUsdE18") - num_nonnulls(p.tvl_usd_e18) as valued,
      coalesce(v."volume24hUsdE18", 0) - coalesce(p.volume_24h_usd_e18, 0) as volume,
      v."swapCount24h" - p.swap_count_24h as swaps
    from value v join ${poolTable} p on p.chain_id = ${chainId} and p.address = v.address
  ), moved as (
    select sum(tvl) as tvl, sum(valued) as valued, sum(volume) as volume, sum(swaps) as swaps
    from change having count(*) > 0
  ), moved_token as materialized (
    select side.token, sum(tvl) as tvl, sum(valued) as valued, sum(volume) as volume, sum(swaps) as swaps
    from change cross join lateral (values (token0), (token1)) side(token)
    where (tvl, valued, volume, swaps) <> (0, 0, 0, 0) group by side.token
  ), summed as (
    update ${tokenTable} t set
      tvl_usd_e18 = t.tvl_usd_e18 + m.tvl, valued_pool_count = t.valued_pool_count + m.valued,
      volume_24h_usd_e18 = t.volume_24h_usd_e18 + m.volume, swap_count_24h = t.swap_count_24h + m.swaps
    from moved_token m where t.chain_id = ${chainId} and t.address = m.token
  ), written as (
    update ${poolTable} p set
      tvl_usd_e18 = v."tvlUsdE18", fee_apr_bps = v."feeAprBps", volume_24h_usd_e18 = v."volume24hUsdE18",
      volume_7d_usd_e18 = v."volume7dUsdE18", swap_count_24h = v."swapCount24h", valued_at = v."valuedAt", due_at = v."dueAt",
      is_funded = v."isFunded"
    from value v where p.chain_id = ${chainId} and p.address = v.address
  )`;

const priceTokens = sql`
  priced as (
    insert into ${tokenPriceTable} (chain_id, token, price_usd_e18, valued_at, due_at)
    select ${chainId}::integer, t.address, v."priceUsdE18", v."valuedAt", v."dueAt"
    from ${recordsOf(sql.placeholder('tokens'), tokenColumns)}
    join ${tokenTable} t on t.chain_id = ${chainId} and t.address = decode(v.token, 'hex')
    on conflict (chain_id, token) do update set
      price_usd_e18 = excluded.price_usd_e18, valued_at = excluded.valued_at, due_at = excluded.due_at
  ), removed as (
    delete from ${tokenPriceTable} where chain_id = ${chainId} and ${isAnyOf(sql`token`, sql.placeholder('unpriced'))}
  )`;

const statement = preparedInTransaction(() =>
  toNamedStatement(
    'write_values',
    sql`
    with ${movePools}, ${priceTokens}
    insert into ${poolTotalTable} as total
      (chain_id, tvl_usd_e18, valued_pool_count, volume_24h_usd_e18, swap_count_24h)
    select ${chainId}::integer, tvl, valued, volume, swaps from moved
    on conflict (chain_id) do update set
      tvl_usd_e18 = total.tvl_usd_e18 + excluded.tvl_usd_e18,
      valued_pool_count = total.valued_pool_count + excluded.valued_pool_count,
      volume_24h_usd_e18 = total.volume_24h_usd_e18 + excluded.volume_24h_usd_e18,
      swap_count_24h = total.swap_count_24h + excluded.swap_count_24h`,
  ),
);

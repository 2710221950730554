import type { Hex } from '@tradewind/db/column/hex-bytes';
import { isAnyOf } from '@tradewind/db/column/is-any-of';
import { recordsOf } from '@tradewind/db/column/records-of';
import type { Transaction } from '@tradewind/db/database';
import { poolTable, tokenTable } from '@tradewind/db/exchange/tables';
import { marketTotalTable, tokenPriceTable } from '@tradewind/db/market-info/tables';
import { and, eq, sql } from 'drizzle-orm';
import type { MarketInfoSources } from './sources.ts';
import { listDuePools } from './list-due-pools.ts';
import { listDueTokens } from './list-due-tokens.ts';
import { readPrices } from './read-prices.ts';
import { listWantedOfPools, type PoolValue, valuePool } from './value-pools.ts';
import { listWantedOfTokens, type TokenValue, valueToken } from './value-tokens.ts';

/** Prices and values of what changed and of what time lets expire, at the checkpoint; the rest stays as it is, however much there is. */
export async function settleValues(
  transaction: Transaction,
  sources: MarketInfoSources,
  { blockTimestamp: now }: { blockTimestamp: number },
): Promise<void> {
  await readQueuesInOrder(transaction);
  const pools = await listDuePools(transaction, sources.chainId, now);
  const tokens = await listDueTokens(transaction, sources, { now, pools });
  const wanted = [...listWantedOfPools(pools, now), ...listWantedOfTokens(tokens, now)];
  const given = { now, pricesAt: await readPrices(transaction, sources, wanted) };
  await writePools(
    transaction,
    sources.chainId,
    pools.map((pool) => valuePool(sources, pool, given)),
  );
  const values = tokens.flatMap((token) => valueToken(sources, token, given) ?? []);
  const priced = new Set(values.map(({ token }) => token));
  await writeTokens(transaction, sources.chainId, values);
  await removePrices(
    transaction,
    sources.chainId,
    tokens.flatMap(({ address }) => (priced.has(address) ? [] : address)),
  );
}

/**
 * For the rest of the transaction. A scan by bitmap leaves entries of rows that are no longer due in the index, and each block walks them again until a
 * vacuum; workers take longer to start than a block's rows take to read. The planner chooses both by the queue of its last statistics.
 */
async function readQueuesInOrder(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    select set_config('enable_bitmapscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`);
}

/** With the sums over all pools, which move by as much as these do. */
async function writePools(
  transaction: Transaction,
  chainId: number,
  values: readonly PoolValue[],
): Promise<void> {
  if (values.length === 0) return;
  await transaction.execute(sql`
    with value as materialized (
      select decode(pool, 'hex') as address, v.*
      from ${recordsOf(
        values.map(toPoolRecord),
        sql`v(pool text, "tvlUsdE18" numeric, "feeAprBps" numeric,
        "volume24hUsdE18" numeric, "volume7dUsdE18" numeric, "swapCount24h" integer, "valuedAt" bigint, "dueAt" bigint, "isFunded" boolean)`,
      )}
    ), moved as (
      select sum(coalesce(v."tvlUsdE18", 0) - coalesce(p.tvl_usd_e18, 0)) as tvl,
        count(v."tvlUsdE18") - count(p.tvl_usd_e18) as valued,
        sum(coalesce(v."volume24hUsdE18", 0) - coalesce(p.volume_24h_usd_e18, 0)) as volume,
        sum(v."swapCount24h" - p.swap_count_24h) as swaps
      from value v join ${poolTable} p on p.chain_id = ${chainId} and p.address = v.address
    ), written as (
      update ${poolTable} p set
        tvl_usd_e18 = v."tvlUsdE18", fee_apr_bps = v."feeAprBps", volume_24h_usd_e18 = v."volume24hUsdE18",
        volume_7d_usd_e18 = v."volume7dUsdE18", swap_count_24h = v."swapCount24h", valued_at = v."valuedAt", due_at = v."dueAt",
        is_funded = v."isFunded"
      from value v where p.chain_id = ${chainId} and p.address = v.address
    )
    insert into ${marketTotalTable} as total
      (chain_id, tvl_usd_e18, valued_pool_count, volume_24h_usd_e18, swap_count_24h)
    select ${chainId}::integer, tvl, valued, volume, swaps from moved
    on conflict (chain_id) do update set
      tvl_usd_e18 = total.tvl_usd_e18 + excluded.tvl_usd_e18,
      valued_pool_count = total.valued_pool_count + excluded.valued_pool_count,
      volume_24h_usd_e18 = total.volume_24h_usd_e18 + excluded.volume_24h_usd_e18,
      swap_count_24h = total.swap_count_24h + excluded.swap_count_24h`);
}

async function writeTokens(
  transaction: Transaction,
  chainId: number,
  values: readonly TokenValue[],
): Promise<void> {
  if (values.length === 0) return;
  await transaction.execute(sql`
    insert into ${tokenPriceTable} (chain_id, token, price_usd_e18, valued_at, due_at)
    select ${chainId}::integer, t.address, v."priceUsdE18", v."valuedAt", v."dueAt"
    from ${recordsOf(values.map(toTokenRecord), sql`v(token text, "priceUsdE18" numeric, "valuedAt" bigint, "dueAt" bigint)`)}
    join ${tokenTable} t on t.chain_id = ${chainId} and t.address = decode(v.token, 'hex')
    on conflict (chain_id, token) do update set
      price_usd_e18 = excluded.price_usd_e18, valued_at = excluded.valued_at, due_at = excluded.due_at`);
}

async function removePrices(
  transaction: Transaction,
  chainId: number,
  tokens: readonly Hex[],
): Promise<void> {
  if (tokens.length === 0) return;
  await transaction
    .delete(tokenPriceTable)
    .where(and(eq(tokenPriceTable.chainId, chainId), isAnyOf(tokenPriceTable.token, tokens)));
}

function toPoolRecord(value: PoolValue): object {
  return { ...value, pool: value.pool.slice(2) };
}

function toTokenRecord(value: TokenValue): object {
  return { ...value, token: value.token.slice(2) };
}

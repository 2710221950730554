import type { Transaction } from '@tradewind/db/database';
import { poolTable, tokenTable } from '@tradewind/db/exchange/tables';
import { tokenPriceTable } from '@tradewind/db/market-info/tables';
import { computeFeeAprBps } from '@tradewind/rules/exchange/fees';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/market-pool';
import {
  computePoolTvlUsdE18,
  findPairValueUsdE18,
  type PoolReserves,
} from '@tradewind/rules/market-info/total-value-locked';
import { sql } from 'drizzle-orm';
import type { ExchangeSources } from '../exchange-sources.ts';
import { type ListedPool, listMarketPools } from '@tradewind/db/market-info/list-market-pools.query';
import { loadMarket } from './load-market.ts';
import { computePricesAt } from './prices-at.ts';

/** Prices of tokens and values of pools at the checkpoint: a function of the event rows and its time alone. */
export async function refreshValues(
  transaction: Transaction,
  sources: ExchangeSources,
  checkpoint: { blockNumber: number; blockTimestamp: number },
): Promise<void> {
  const pools = await listMarketPools(transaction, sources.chainId);
  const market = await loadMarket(transaction, sources, { pools, since: checkpoint.blockTimestamp });
  const prices = computePricesAt(market, sources, checkpoint);
  await Promise.all([
    writePrices(transaction, sources.chainId, prices),
    writeValues(transaction, sources, pools, prices),
  ]);
}

async function writePrices(
  transaction: Transaction,
  chainId: number,
  prices: TokenPricesUsdE18,
): Promise<void> {
  const rows = [...prices].map(([token, price]) => ({ token: token.slice(2), price: price.toString() }));
  await transaction.execute(sql`
    with present as (
      select t.address as token, p.price
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as p(token text, price numeric)
      join ${tokenTable} t on t.chain_id = ${chainId} and t.address = decode(p.token, 'hex')
    ), gone as (
      delete from ${tokenPriceTable}
      where chain_id = ${chainId} and token not in (select token from present)
    )
    insert into ${tokenPriceTable} as old (chain_id, token, price_usd_e18)
    select ${chainId}::integer, token, price from present
    on conflict (chain_id, token) do update set price_usd_e18 = excluded.price_usd_e18
    where old.price_usd_e18 <> excluded.price_usd_e18`);
}

async function writeValues(
  transaction: Transaction,
  { chainId, listedTokens }: ExchangeSources,
  pools: readonly ListedPool[],
  prices: TokenPricesUsdE18,
): Promise<void> {
  const listed = new Set<string>(listedTokens);
  const changed = pools.flatMap((pool) => {
    const tvl = computePoolTvlUsdE18(toReserves(pool), listed, prices) ?? null;
    const apr = findFeeAprBps(pool, prices) ?? null;
    if (tvl === pool.tvlUsdE18 && apr === pool.feeAprBps) return [];
    return [{ pool: pool.address.slice(2), tvl: tvl?.toString() ?? null, apr: apr?.toString() ?? null }];
  });
  if (changed.length === 0) return;
  await transaction.execute(sql`
    update ${poolTable} p set tvl_usd_e18 = v.tvl, fee_apr_bps = v.apr
    from jsonb_to_recordset(${JSON.stringify(changed)}::text::jsonb) as v(pool text, tvl numeric, apr numeric)
    where p.chain_id = ${chainId} and p.address = decode(v.pool, 'hex')`);
}

/** A token without decimals never has a price. */
function toReserves({ token0, token1, reserve0, reserve1 }: ListedPool): PoolReserves {
  return {
    token0: { ...token0, decimals: token0.decimals ?? 0 },
    token1: { ...token1, decimals: token1.decimals ?? 0 },
    reserve0,
    reserve1,
  };
}

function findFeeAprBps(pool: ListedPool, prices: TokenPricesUsdE18): bigint | undefined {
  const amounts = { amount0: pool.reserve0, amount1: pool.reserve1 };
  const worth = findPairValueUsdE18(toReserves(pool), amounts, prices);
  if (worth === undefined || pool.volume24hUsdE18 === null) return undefined;
  return computeFeeAprBps(pool.volume24hUsdE18, worth);
}

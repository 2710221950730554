import type { Transaction } from '@tradewind/db/database';
import { poolTable, tokenTable } from '@tradewind/db/exchange/tables';
import { tokenPriceTable } from '@tradewind/db/market-info/tables';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/market-pool';
import { computePoolTvlUsdE18 } from '@tradewind/rules/market-info/total-value-locked';
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
  const changed = pools.flatMap(({ address, tvlUsdE18, token0, token1, ...pool }) => {
    const sides = {
      token0: { ...token0, decimals: token0.decimals ?? 0 },
      token1: { ...token1, decimals: token1.decimals ?? 0 },
    };
    const value = computePoolTvlUsdE18({ ...pool, ...sides }, listed, prices) ?? null;
    return value === tvlUsdE18 ? [] : [{ pool: address.slice(2), value: value?.toString() ?? null }];
  });
  if (changed.length === 0) return;
  await transaction.execute(sql`
    update ${poolTable} p set tvl_usd_e18 = v.value
    from jsonb_to_recordset(${JSON.stringify(changed)}::text::jsonb) as v(pool text, value numeric)
    where p.chain_id = ${chainId} and p.address = decode(v.pool, 'hex')`);
}

import type { Transaction } from '@tradewind/db/database';
import { poolTable, tokenTable } from '@tradewind/db/exchange/tables';
import { tokenPriceTable } from '@tradewind/db/market-info/tables';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/market-pool';
import { computePoolTvlUsdE18 } from '@tradewind/rules/market-info/total-value-locked';
import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ExchangeSources } from '../exchange-sources.ts';
import { loadMarket } from './load-market.ts';
import { computePricesAt } from './prices-at.ts';

/** Prices of tokens and values of pools at the checkpoint: a function of the event rows and its time alone. */
export async function refreshValues(
  transaction: Transaction,
  sources: ExchangeSources,
  checkpoint: { blockNumber: number; blockTimestamp: number },
): Promise<void> {
  const market = await loadMarket(transaction, sources, checkpoint.blockTimestamp);
  const prices = computePricesAt(market, sources, checkpoint);
  await writePrices(transaction, sources.chainId, prices);
  await writeValues(transaction, sources, prices);
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

const token0Table = alias(tokenTable, 'token_0');
const token1Table = alias(tokenTable, 'token_1');

async function writeValues(
  transaction: Transaction,
  { chainId, listedTokens }: ExchangeSources,
  prices: TokenPricesUsdE18,
): Promise<void> {
  const listed = new Set<string>(listedTokens);
  const changed = (await listPools(transaction, chainId)).flatMap(
    ({ address, tvlUsdE18, token0, token1, ...pool }) => {
      const sides = {
        token0: { ...token0, decimals: token0.decimals ?? 0 },
        token1: { ...token1, decimals: token1.decimals ?? 0 },
      };
      const value = computePoolTvlUsdE18({ ...pool, ...sides }, listed, prices) ?? null;
      return value === tvlUsdE18 ? [] : [{ pool: address.slice(2), value: value?.toString() ?? null }];
    },
  );
  if (changed.length === 0) return;
  await transaction.execute(sql`
    update ${poolTable} p set tvl_usd_e18 = v.value
    from jsonb_to_recordset(${JSON.stringify(changed)}::text::jsonb) as v(pool text, value numeric)
    where p.chain_id = ${chainId} and p.address = decode(v.pool, 'hex')`);
}

async function listPools(transaction: Transaction, chainId: number) {
  return transaction
    .select({
      address: poolTable.address,
      reserve0: poolTable.reserve0,
      reserve1: poolTable.reserve1,
      tvlUsdE18: poolTable.tvlUsdE18,
      token0: { address: token0Table.address, decimals: token0Table.decimals },
      token1: { address: token1Table.address, decimals: token1Table.decimals },
    })
    .from(poolTable)
    .innerJoin(token0Table, and(eq(token0Table.chainId, chainId), eq(token0Table.address, poolTable.token0)))
    .innerJoin(token1Table, and(eq(token1Table.chainId, chainId), eq(token1Table.address, poolTable.token1)))
    .where(eq(poolTable.chainId, chainId))
    .orderBy(asc(poolTable.address));
}

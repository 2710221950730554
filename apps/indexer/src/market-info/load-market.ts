import type { Transaction } from '@tradewind/db/database';
import type { ListedPool } from '@tradewind/db/market-info/list-market-pools.query';
import { listPoolHistories, type PoolHistory } from '@tradewind/db/market-info/list-pool-histories.query';
import { priceWindowSeconds } from '@tradewind/rules/market-info/token-price';
import type { ExchangeSources } from '../exchange-sources.ts';

/** The pools that can tell prices, with their reserves from `priceWindowSeconds` before the given time on. */
export type Market = readonly PoolHistory[];

/** Swaps are valued and prices written in one transaction, of the same reserves: they are read once, from the earlier time on. */
const loaded = new WeakMap<Transaction, { since: number; market: Market }>();

/** After the reserves of the blocks were written. */
export async function loadMarket(
  transaction: Transaction,
  { chainId, stablecoins, wrappedNative }: ExchangeSources,
  { pools, since }: { pools: readonly ListedPool[]; since: number },
): Promise<Market> {
  const known = loaded.get(transaction);
  if (known && known.since <= since) return known.market;
  const market = await listPoolHistories(transaction, {
    chainId,
    pools,
    known: [...stablecoins, wrappedNative],
    from: since - priceWindowSeconds,
    to: Number.MAX_SAFE_INTEGER,
  });
  loaded.set(transaction, { since, market });
  return market;
}

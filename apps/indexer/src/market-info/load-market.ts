import type { Transaction } from '@tradewind/db/database';
import type { ListedPool } from '@tradewind/db/market-info/list-market-pools.query';
import { listPoolHistories, type PoolHistory } from '@tradewind/db/market-info/list-pool-histories.query';
import { priceWindowSeconds } from '@tradewind/rules/market-info/token-price';
import type { ExchangeSources } from '../exchange-sources.ts';

/** The pools that can tell prices, with their reserves from `priceWindowSeconds` before the given time on. */
export type Market = readonly PoolHistory[];

export async function loadMarket(
  transaction: Transaction,
  { chainId, stablecoins, wrappedNative }: ExchangeSources,
  { pools, since }: { pools: readonly ListedPool[]; since: number },
): Promise<Market> {
  return listPoolHistories(transaction, {
    chainId,
    pools,
    known: [...stablecoins, wrappedNative],
    from: since - priceWindowSeconds,
    to: Number.MAX_SAFE_INTEGER,
  });
}

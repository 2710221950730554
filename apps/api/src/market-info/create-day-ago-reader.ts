import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/observed-pool';
import { listPricesADayAgo } from '../adapters/market-data/list-prices-a-day-ago.ts';
import { createCache } from '../adapters/upstream/create-cache.ts';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';

export type DayAgoReader = ReturnType<typeof createDayAgoReader>;

/**
 * The prices of a day ago of the listed tokens, computed once a minute of chain time, as of its begin; or those of the
 * named tokens.
 */
export function createDayAgoReader({ database, chains }: Pick<ApiDeps, 'database' | 'chains'>) {
  const listed = createCache<TokenPricesUsdE18>({ freshMs: 60_000, staleMs: 0, size: chains.all.length });
  return async ({ chainId, index, network }: Chain, named?: readonly Hex[]): Promise<TokenPricesUsdE18> => {
    if (!network) return new Map();
    const { blockTimestamp } = await index.get();
    const minute = blockTimestamp - (blockTimestamp % 60);
    if (named) return listPricesADayAgo(database, network, minute, named);
    return listed.get(`${chainId} ${minute}`, () => listPricesADayAgo(database, network, minute));
  };
}

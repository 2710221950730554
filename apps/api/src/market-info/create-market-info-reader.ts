import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { getPoolSummary } from '@tradewind/db/market-info/get-pool-summary.query';
import { listTokenPrices } from '@tradewind/db/market-info/list-token-prices.query';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/observed-pool';
import { computePriceChangePercentE18 } from '@tradewind/rules/market-info/price-change';
import { isSameAddress } from '@tradewind/rules/network/address';
import { listPricesADayAgo } from '../adapters/market-data/list-prices-a-day-ago.ts';
import { createCache } from '../adapters/upstream/create-cache.ts';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { toWholeNumber, toWholeNumberOrNull } from '../http/to-whole-number.ts';

/**
 * The state of the market of a chain at its checkpoint. Values of a day ago are computed once a minute of chain time, as
 * of its begin.
 */
export function createMarketInfoReader({ database, chains }: Pick<ApiDeps, 'database' | 'chains'>) {
  const size = chains.all.length;
  const dayAgo = createCache<TokenPricesUsdE18>({ freshMs: 60_000, staleMs: 0, size });
  return async ({ chainId, index, network, findDeployment }: Chain) => {
    const platformToken = findDeployment(findExchangeDeployment)?.platformToken;
    const isPlatformToken = (address: `0x${string}`) =>
      platformToken !== undefined && isSameAddress(address, platformToken);
    const { blockNumber, blockTimestamp } = await index.get();
    const minute = blockTimestamp - (blockTimestamp % 60);
    const [summary, prices, before] = await Promise.all([
      getPoolSummary(database, { chainId }),
      listTokenPrices(database, { chainId }),
      network && dayAgo.get(`${chainId} ${minute}`, () => listPricesADayAgo(database, network, minute)),
    ]);
    const tokens = prices.map(({ token, symbol, priceUsdE18 }) => {
      const change = computePriceChangePercentE18(before?.get(token), priceUsdE18);
      return {
        address: token,
        symbol,
        priceUsd: toWholeNumber(priceUsdE18),
        priceChange24hPercent: toWholeNumberOrNull(change),
      };
    });
    return {
      blockNumber,
      priceUsd: tokens.find(({ address }) => isPlatformToken(address))?.priceUsd ?? null,
      totalValueLockedUsd: toWholeNumberOrNull(summary.tvlUsdE18),
      volume24hUsd: toWholeNumberOrNull(summary.volume24hUsdE18),
      swapCount24h: summary.swapCount24h,
      poolCount: summary.poolCount,
      tokens,
    };
  };
}

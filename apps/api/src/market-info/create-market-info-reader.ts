import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { getPoolSummary } from '@tradewind/db/market-info/get-pool-summary.query';
import { listTokenPrices } from '@tradewind/db/market-info/list-token-prices.query';
import { computePriceChangePercentE18 } from '@tradewind/rules/market-info/price-change';
import { isSameAddress } from '@tradewind/rules/network/address';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { toWholeNumber, toWholeNumberOrNull } from '../http/to-whole-number.ts';
import type { DayAgoReader } from './create-day-ago-reader.ts';

/** The state of the market of a chain at its checkpoint. */
export function createMarketInfoReader({ database }: Pick<ApiDeps, 'database'>, readDayAgo: DayAgoReader) {
  return async (chain: Chain) => {
    const { chainId, index, findDeployment } = chain;
    const platformToken = findDeployment(findExchangeDeployment)?.platformToken;
    const isPlatformToken = (address: `0x${string}`) =>
      platformToken !== undefined && isSameAddress(address, platformToken);
    const { blockNumber, blockTimestamp } = await index.get();
    const [summary, prices, before] = await Promise.all([
      getPoolSummary(database, { chainId }),
      listTokenPrices(database, { chainId }),
      readDayAgo(chain),
    ]);
    const tokens = prices.map(({ token, symbol, priceUsdE18 }) => {
      const change = computePriceChangePercentE18(before.get(token), priceUsdE18);
      return {
        address: token,
        symbol,
        priceUsd: toWholeNumber(priceUsdE18),
        priceChange24hPercent: toWholeNumberOrNull(change),
      };
    });
    return {
      blockNumber,
      blockTimestamp,
      priceUsd: tokens.find(({ address }) => isPlatformToken(address))?.priceUsd ?? null,
      totalValueLockedUsd: toWholeNumberOrNull(summary.tvlUsdE18),
      volume24hUsd: toWholeNumberOrNull(summary.volume24hUsdE18),
      swapCount24h: summary.swapCount24h,
      poolCount: summary.poolCount,
      tokens,
    };
  };
}

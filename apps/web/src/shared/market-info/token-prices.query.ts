import { useQuery } from '@tanstack/react-query';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/observed-pool';
import { toAddressKey } from '@tradewind/rules/network/address';
import { useMemo } from 'react';
import { toUsdE18 } from '../api-client/usd.ts';
import { type Block, createBlockKey } from '../chain/latest-block.ts';
import { type Reading, toReading, toStale } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import { useLiveStore } from '../live/live-store.ts';
import type { MarketInfo } from './fetch-market-info.ts';
import { useMarketInfoQuery } from './market-info.query.ts';

export type TokenPrices = {
  /** Stale while the index or the API does not answer. */
  readonly prices: Reading<TokenPricesUsdE18>;
  /** The whole minutes since stale prices were read, or indexed; undefined where they are not stale. */
  readonly ageMinutes: number | undefined;
};

/** The prices of the index. */
export function useTokenPrices(): TokenPrices {
  const { data, error, isError, errorUpdateCount, dataUpdatedAt, errorUpdatedAt } =
    useMarketInfoQuery(toPricesAtBlock);
  const isIndexStale = useLiveStore((live) => live.isIndexStale);
  const { data: head } = useQuery<Block>({
    queryKey: createBlockKey(useChain()),
    enabled: false,
  });
  const prices = useMemo(() => {
    const reading = toReading({ data: data?.prices, error, isError, errorUpdateCount });
    return isIndexStale ? toStale(reading) : reading;
  }, [data, error, isError, errorUpdateCount, isIndexStale]);
  const failedSeconds = isError ? (errorUpdatedAt - dataUpdatedAt) / 1_000 : 0;
  const behindSeconds = isIndexStale && head && data ? Number(head.timestamp) - data.timestamp : 0;
  const ageMinutes = Math.floor(Math.max(failedSeconds, behindSeconds) / 60);
  return {
    prices,
    ageMinutes: prices.state === 'stale' ? ageMinutes : undefined,
  };
}

function toPricesAtBlock({ tokens, blockTimestamp }: MarketInfo) {
  const prices: TokenPricesUsdE18 = new Map(
    tokens.map(({ address, priceUsd }) => [toAddressKey(address), toUsdE18(priceUsd)]),
  );
  return { prices, timestamp: blockTimestamp };
}

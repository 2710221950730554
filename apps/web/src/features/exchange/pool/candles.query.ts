import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tradewind/rules/network/address';
import { candleListSchema, type WireCandle } from '@tradewind/schema/exchange/candle';
import { useMemo } from 'react';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { findValue, mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexInterval } from '../reserves/index-interval.ts';
import { type Candle, findPriceView, multiplyCandles, type PriceView, toCandles } from './candle.ts';
import type { PriceLeg, PriceLegs } from './price-leg.ts';

export const candleIntervals = ['5m', '1h', '1d'] as const;
export type CandleInterval = (typeof candleIntervals)[number];

/** The number of intervals in the chart. */
export const candleLimit = 300;

type CandleList = { readonly blockNumber: number; readonly candles: readonly WireCandle[] };

/** The newest candles of a pool, updated with trades; nothing is read without a pool. */
export function useCandles(pool: Address | undefined, interval: CandleInterval) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createReadKey(chain, 'candles', pool, interval),
    queryFn: ({ signal }) => fetchCandles({ chain, pool, interval }, signal),
    enabled: pool !== undefined,
    refetchInterval: useIndexInterval(),
  });
  const candles: Reading<CandleList> = toReading(query);
  return { candles, retry: () => void query.refetch(), isRetrying: query.isFetching };
}

export type PriceCandles = {
  /** The intervals with trades, oldest first; undefined for a token without decimals. */
  readonly candles: Reading<readonly Candle[] | undefined>;
  readonly retry: () => void;
  readonly isRetrying: boolean;
};

/** The candles of a price along one pool or two. */
export function usePriceCandles([first, second]: PriceLegs, interval: CandleInterval): PriceCandles {
  const one = useCandles(first.pool.address, interval);
  const two = useCandles(second?.pool.address, interval);
  const [view, nextView] = [useView(first), useView(second)];
  const [list, nextList] = [findValue(one.candles)?.candles, findValue(two.candles)?.candles];
  const isCross = second !== undefined;
  const candles = useMemo(() => {
    const own = list && view && toCandles(list, view);
    if (!isCross) return own;
    const next = nextList && nextView && toCandles(nextList, nextView);
    return own && next && multiplyCandles(own, next);
  }, [list, view, nextList, nextView, isCross]);
  const retry = () => {
    one.retry();
    if (isCross) two.retry();
  };
  const reading = isCross ? findWorse(one.candles, two.candles) : one.candles;
  return {
    candles: mapReading(reading, () => candles),
    retry,
    isRetrying: one.isRetrying || two.isRetrying,
  };
}

function useView(leg: PriceLeg | undefined): PriceView | undefined {
  const [decimals0, decimals1] = [leg?.pool.token0.decimals, leg?.pool.token1.decimals];
  const isInverted = leg?.isInverted ?? false;
  return useMemo(() => findPriceView(decimals0, decimals1, isInverted), [decimals0, decimals1, isInverted]);
}

const worstFirst = ['unknown', 'loading', 'stale', 'value'] as const;

function findWorse<Value>(a: Reading<Value>, b: Reading<Value>): Reading<Value> {
  return worstFirst.indexOf(a.state) <= worstFirst.indexOf(b.state) ? a : b;
}

type CandlesRequest = { chain: Chain; pool: Address | undefined; interval: CandleInterval };

function fetchCandles({ chain, pool, interval }: CandlesRequest, signal: AbortSignal): Promise<CandleList> {
  const query = new URLSearchParams({ interval, limit: String(candleLimit) });
  const path = `/exchange/pools/${pool}/candles?${query}`;
  return fetchFromApi({ chain, path, schema: candleListSchema, signal });
}

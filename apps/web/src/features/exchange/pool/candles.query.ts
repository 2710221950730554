import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tradewind/rules/network/address';
import { candleListSchema, type WireCandle } from '@tradewind/schema/exchange/candle';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexInterval } from '../reserves/index-interval.ts';

export const candleIntervals = ['5m', '1h', '1d'] as const;
export type CandleInterval = (typeof candleIntervals)[number];

/** The number of intervals in the chart. */
export const candleLimit = 300;

type CandleList = { readonly blockNumber: number; readonly candles: readonly WireCandle[] };

/** The newest candles of a pool, updated with trades. */
export function useCandles(pool: Address, interval: CandleInterval) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createReadKey(chain, 'candles', pool, interval),
    queryFn: ({ signal }) => fetchCandles(pool, interval, signal),
    refetchInterval: useIndexInterval(),
  });
  const candles: Reading<CandleList> = toReading(query);
  return { candles, retry: () => void query.refetch(), isRetrying: query.isFetching };
}

function fetchCandles(pool: Address, interval: CandleInterval, signal: AbortSignal): Promise<CandleList> {
  const query = new URLSearchParams({ interval, limit: String(candleLimit) });
  return fetchFromApi({ path: `/exchange/pools/${pool}/candles?${query}`, schema: candleListSchema, signal });
}

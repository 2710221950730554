import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { roundSeconds } from '@tradewind/rules/prediction/grid';
import type { PriceCandle } from '@tradewind/rules/prediction/fill-candles';
import { predictionCandleListSchema } from '@tradewind/schema/prediction/candle';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { toE18 } from '../amount.ts';
import { createPredictionKey } from '../prediction-key.ts';
import { candleCount } from './candle.ts';

/** The five-minute candles of the last hours, fetched again with every epoch; the hub publishes prices in between. */
export function useCandles(lockAt: number | undefined): {
  candles: Reading<readonly PriceCandle[]>;
  retry: () => void;
  isRetrying: boolean;
} {
  const to = lockAt ?? 0;
  const chain = useChain();
  const query = useQuery({
    queryKey: createPredictionKey(chain, 'candles', to),
    queryFn: ({ signal }) => fetchCandles(chain, { from: to - candleCount * roundSeconds, to }, signal),
    enabled: lockAt !== undefined,
    placeholderData: keepPreviousData,
  });
  return { candles: toReading(query), retry: () => void query.refetch(), isRetrying: query.isFetching };
}

async function fetchCandles(
  chain: Chain,
  span: { from: number; to: number },
  signal: AbortSignal,
): Promise<PriceCandle[]> {
  const path = '/prediction/candles';
  const candles = await fetchFromApi({ chain, path, schema: predictionCandleListSchema, body: span, signal });
  return candles.map(({ time, open, high, low, close }) => ({
    startsAt: time,
    open: toE18(open),
    high: toE18(high),
    low: toE18(low),
    close: toE18(close),
  }));
}

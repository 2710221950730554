import { useQuery } from '@tanstack/react-query';
import { marketSchema } from '@tradewind/schema/market-info/market-info';
import type * as z from 'zod/mini';
import { fetchFromApi } from '../../shared/api-client/fetch-from-api.ts';
import { type Reading, toReading } from '../../shared/chain/reading.ts';
import { logError } from '../../shared/log/log.ts';
import { messages } from '../../shared/message/messages.ts';

export type Market = z.infer<typeof marketSchema>;

const refreshMs = 15_000;

/** The exchange in figures: value locked, volume and trades of the last 24 hours. */
export function useMarket(): { market: Reading<Market>; retry: () => void; isRetrying: boolean } {
  const query = useQuery({
    queryKey: ['market-info', 'market'],
    queryFn: ({ signal }) =>
      fetchFromApi({ path: '/Market/api/get_market', schema: marketSchema, signal }).catch(
        (error: unknown) => {
          if (!signal.aborted) logError(messages.shell.unableToFetchPrice, error);
          throw error;
        },
      ),
    refetchInterval: refreshMs,
  });
  return {
    market: toReading(query),
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  };
}

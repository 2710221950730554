import { useQuery } from '@tanstack/react-query';
import { type Reading, toReading } from '../../shared/chain/reading.ts';
import { logError } from '../../shared/log/log.ts';
import { messages } from '../../shared/message/messages.ts';
import type { Market } from './fetch-market.ts';

const refreshMs = 15_000;

/** The exchange in figures: value locked, volume and trades of the last 24 hours. */
export function useMarket(): { market: Reading<Market>; retry: () => void; isRetrying: boolean } {
  const query = useQuery({
    queryKey: ['market-info', 'market'],
    queryFn: ({ signal }) => readMarket(signal),
    refetchInterval: refreshMs,
  });
  return {
    market: toReading(query),
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  };
}

/** The figures' reader comes with their first reading, so that the page is drawn before it. */
async function readMarket(signal: AbortSignal): Promise<Market> {
  try {
    const { fetchMarket } = await import('./fetch-market.ts');
    return await fetchMarket(signal);
  } catch (error) {
    if (!signal.aborted) logError(messages.shell.unableToFetchPrice, error);
    throw error;
  }
}

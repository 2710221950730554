import { queryOptions } from '@tanstack/react-query';
import { logError } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import type { Market } from './fetch-market.ts';

const refreshMs = 15_000;

/** The exchange in figures, the last 24 hours of it, and what its tokens cost. */
export const marketQuery = queryOptions({
  queryKey: ['market-info', 'market'],
  queryFn: ({ signal }) => readMarket(signal),
  refetchInterval: refreshMs,
});

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

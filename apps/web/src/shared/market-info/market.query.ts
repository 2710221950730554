import { queryOptions } from '@tanstack/react-query';
import { type ChainRef, createFactKey } from '../chain/chain-key.ts';
import { logError } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import type { Market } from './fetch-market.ts';

const refreshMs = 15_000;

/** The market figures of the exchange, its last 24 hours, and the prices of its tokens. */
export function marketQuery(chain: ChainRef) {
  return queryOptions({
    queryKey: createFactKey(chain, 'market-info', 'market'),
    queryFn: ({ signal }) => readMarket(signal),
    refetchInterval: refreshMs,
  });
}

/** The reader loads with the first reading, so that the page is drawn before it. */
async function readMarket(signal: AbortSignal): Promise<Market> {
  try {
    const { fetchMarket } = await import('./fetch-market.ts');
    return await fetchMarket(signal);
  } catch (error) {
    if (!signal.aborted) logError(messages.shell.unableToFetchPrice, error);
    throw error;
  }
}

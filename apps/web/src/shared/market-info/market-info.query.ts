import { queryOptions } from '@tanstack/react-query';
import { type ChainRef, createFactKey } from '../chain/chain-key.ts';
import { logError } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import type { MarketInfo } from './fetch-market-info.ts';

const refreshMs = 15_000;

/** The market figures of the exchange, its last 24 hours, and the prices of its tokens. */
export function marketInfoQuery(chain: ChainRef) {
  return queryOptions({
    queryKey: createFactKey(chain, 'market-info', 'market'),
    queryFn: ({ signal }) => readMarketInfo(signal),
    refetchInterval: refreshMs,
  });
}

/** The reader loads with the first reading, so that the page is drawn before it. */
async function readMarketInfo(signal: AbortSignal): Promise<MarketInfo> {
  try {
    const { fetchMarketInfo } = await import('./fetch-market-info.ts');
    return await fetchMarketInfo(signal);
  } catch (error) {
    if (!signal.aborted) logError(messages.shell.unableToFetchPrice, error);
    throw error;
  }
}

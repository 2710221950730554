import { type QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { poolsTopic } from '@tradewind/schema/hub/chain-topic';
import type { Chain } from '../chain/chain.ts';
import { useChain } from '../chain/use-chain.ts';
import { useLiveTopic } from '../live/use-live-topic.ts';
import { logError } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import type { MarketInfo } from './fetch-market-info.ts';
import { createMarketInfoKey } from './market-info-key.ts';

/** Covers a lost notice, and a page without the hub. */
const refreshMs = 15_000;

/**
 * The market figures of the exchange, its last 24 hours, and the prices of its tokens. They are read again after the
 * hub's notice of changed pools, and by an interval.
 */
export function useMarketInfoQuery<Selected = MarketInfo>(
  select?: (market: MarketInfo) => Selected,
): UseQueryResult<Selected> {
  const chain = useChain();
  useLiveTopic(poolsTopic(chain.chainId));
  return useQuery({
    queryKey: createMarketInfoKey(chain),
    queryFn: ({ signal, client }) => readMarketInfo(client, chain, signal),
    refetchInterval: refreshMs,
    ...(select && { select }),
  });
}

/** The reader loads with the first reading, so that the page is drawn before it. */
async function readMarketInfo(queries: QueryClient, chain: Chain, signal: AbortSignal): Promise<MarketInfo> {
  try {
    const { fetchFollowedMarketInfo } = await import('./fetch-market-info.ts');
    return await fetchFollowedMarketInfo(queries, chain, signal);
  } catch (error) {
    if (!signal.aborted) logError(messages.shell.unableToFetchPrice, error);
    throw error;
  }
}

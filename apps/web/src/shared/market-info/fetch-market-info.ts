import type { QueryClient } from '@tanstack/react-query';
import { marketInfoSchema } from '@tradewind/schema/market-info/market-info';
import type * as z from 'zod/mini';
import { fetchFromApi } from '../api-client/fetch-from-api.ts';
import type { Chain } from '../chain/chain.ts';
import { followPools } from './follow-pools.ts';

export type MarketInfo = z.infer<typeof marketInfoSchema>;

/** Reads the market; from then on it is read again when its pools change. */
export function fetchFollowedMarketInfo(
  queries: QueryClient,
  chain: Chain,
  signal: AbortSignal,
): Promise<MarketInfo> {
  followPools(queries, chain);
  return fetchFromApi({ chain, path: '/Market/api/get_market', schema: marketInfoSchema, signal });
}

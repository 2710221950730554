import { marketInfoSchema } from '@tradewind/schema/market-info/market-info';
import type * as z from 'zod/mini';
import { fetchFromApi } from '../api-client/fetch-from-api.ts';

export type MarketInfo = z.infer<typeof marketInfoSchema>;

export function fetchMarketInfo(signal: AbortSignal): Promise<MarketInfo> {
  return fetchFromApi({ path: '/Market/api/get_market', schema: marketInfoSchema, signal });
}

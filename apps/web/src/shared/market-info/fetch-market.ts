import { marketSchema } from '@tradewind/schema/market-info/market-info';
import type * as z from 'zod/mini';
import { fetchFromApi } from '../api-client/fetch-from-api.ts';

export type Market = z.infer<typeof marketSchema>;

export function fetchMarket(signal: AbortSignal): Promise<Market> {
  return fetchFromApi({ path: '/Market/api/get_market', schema: marketSchema, signal });
}

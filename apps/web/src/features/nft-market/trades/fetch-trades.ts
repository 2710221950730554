import { tradeListSchema } from '@tradewind/schema/nft-market/history';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';

/** One page of the sales and purchases of the account in the query, newest first. */
export async function fetchTrades(chain: Chain, query: URLSearchParams, signal: AbortSignal) {
  const { trades: rows, nextCursor } = await fetchFromApi({
    chain,
    path: `/Artworks/trades?${query}`,
    schema: tradeListSchema,
    signal,
  });
  return { rows, nextCursor };
}

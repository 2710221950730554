import { historySchema } from '@tradewind/schema/nft-market/history';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexPages } from '../../../shared/live/index-pages.query.ts';

/** What happened to the work of a number, newest first. */
export function useWorkHistory(number: number) {
  const chain = useChain();
  return useIndexPages({
    queryKey: createFactKey(chain, 'nft-market-artwork', 'history', number),
    fetchPage: (query, signal) =>
      fetchFromApi({ chain, path: `/Artworks/${number}/history?${query}`, schema: historySchema, signal }),
    listRows: ({ events }) => events,
  });
}

import type { Address } from 'viem';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexPages } from '../../../shared/live/index-pages.query.ts';
import { fetchTrades } from './fetch-trades.ts';

/** The sales and purchases of an account, newest first. */
export function useOwnTrades(account: Address) {
  const chain = useChain();
  return useIndexPages({
    queryKey: createFactKey(chain, 'nft-market-trades', account),
    fetchPage: (query, signal) => {
      query.set('account', account);
      return fetchTrades(chain, query, signal);
    },
    listRows: ({ rows }) => rows,
  });
}

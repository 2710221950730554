import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Block, createBlockKey } from '../../../shared/chain/latest-block.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';

const behindMs = 1_000;
const usualMs = 15_000;

type IndexQuery = { readonly state: { readonly data: { readonly blockNumber: number } | undefined } };

/**
 * The poll interval of an index query: each second until the index has the page's latest block. The query's key
 * begins with `chainReadKey`, so it is also read with every block.
 */
export function useIndexInterval() {
  const queries = useQueryClient();
  const { chainId } = useChain();
  return useCallback(
    ({ state: { data } }: IndexQuery) => {
      const head = queries.getQueryData<Block>(createBlockKey({ chainId }));
      return data && head && BigInt(data.blockNumber) < head.number ? behindMs : usualMs;
    },
    [queries, chainId],
  );
}

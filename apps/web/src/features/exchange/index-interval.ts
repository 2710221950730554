import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Block, latestBlockKey } from '../../shared/chain/latest-block.ts';

const behindMs = 1_000;
const usualMs = 15_000;

type IndexQuery = { readonly state: { readonly data: { readonly blockNumber: number } | undefined } };

/**
 * How soon a query asks the index again: each second until it has read the block that the page knows of, so that what just happened
 * appears by itself. Its key begins with `chainReadKey`, by which it is asked with every block.
 */
export function useIndexInterval() {
  const queries = useQueryClient();
  return useCallback(
    ({ state: { data } }: IndexQuery) => {
      const head = queries.getQueryData<Block>(latestBlockKey);
      return data && head && BigInt(data.blockNumber) < head.number ? behindMs : usualMs;
    },
    [queries],
  );
}

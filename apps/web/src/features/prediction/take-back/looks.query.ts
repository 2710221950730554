import { useInfiniteQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { fetchLook, findEarlier } from './fetch-look.ts';

const openRound: number | undefined = undefined;

/**
 * The looks back in time, newest first, each read once: a past round gets no new stake. They are forgotten with the
 * page, so that the next visit sees the rounds since.
 */
export function useLooks(account: Address) {
  const chain = useChain();
  const query = useInfiniteQuery({
    queryKey: createFactKey(chain, 'prediction-looks', account),
    queryFn: ({ pageParam, signal }) => fetchLook(chain, account, pageParam, signal),
    initialPageParam: openRound,
    getNextPageParam: findEarlier,
    select: ({ pages }) => pages,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return {
    looks: toReading(query),
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
    hasEarlier: query.hasNextPage,
    lookFurther: () => void query.fetchNextPage(),
    isLooking: query.isFetchingNextPage,
  };
}

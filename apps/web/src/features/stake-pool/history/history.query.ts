import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { stakesTopic } from '@tradewind/schema/stake-pool/hub-names';
import { useCallback } from 'react';
import type { Address } from 'viem';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { mapReading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { TopicUpdate } from '../../../shared/live/topic-listeners.ts';
import { useAreaUpdates } from '../../../shared/live/use-area-updates.ts';
import { useIndexReading } from '../../../shared/live/use-index-reading.ts';
import { changesPool } from './changes-pool.ts';
import { fetchMoves } from './fetch-moves.ts';

/** A cue of the hub renews it at once. */
const pollMs = 15_000;
/** A list of several pages is read page by page. */
const longPollMs = 60_000;
const pageSize = 20;

const firstPage: string | null = null;

/** What an account did in a pool, from the index, newest first and page by page. */
export function useStakeHistory(pool: Address, account: Address) {
  const chain = useChain();
  const queries = useQueryClient();
  const renew = useCallback(
    (update: TopicUpdate) => {
      if (changesPool(update, pool))
        void queries.invalidateQueries({ queryKey: createFactKey(chain, 'stake-history', account, pool) });
    },
    [queries, chain, account, pool],
  );
  useAreaUpdates(stakesTopic, renew);
  const query = useInfiniteQuery({
    queryKey: createFactKey(chain, 'stake-history', account, pool),
    queryFn: ({ pageParam, signal }) => {
      const from = pageParam === null ? {} : { cursor: pageParam };
      const page = new URLSearchParams({ pool, pageSize: String(pageSize), ...from });
      return fetchMoves(chain, account, page, signal);
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? longPollMs : pollMs),
  });
  const reading = useIndexReading(toReading(query));
  return {
    history: mapReading(reading, ({ pages }) => pages.flatMap(({ rows }) => rows)),
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    fetchMore: () => void query.fetchNextPage(),
    isFetchingMore: query.isFetchingNextPage,
  };
}

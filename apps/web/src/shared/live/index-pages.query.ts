import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { mapReading, type Reading, toReading } from '../chain/reading.ts';
import { useIndexReading } from './use-index-reading.ts';

/** A cue of the hub renews most lists at once. */
const pollMs = 15_000;
/** A list of several pages is read page by page. */
const longPollMs = 60_000;
const pageSize = 20;

const firstPage: string | null = null;

type PagesOptions<Page, Row> = {
  readonly queryKey: QueryKey;
  /** Reads one page; the query has its size and, after the first page, its cursor. */
  readonly fetchPage: (query: URLSearchParams, signal: AbortSignal) => Promise<Page>;
  readonly listRows: (page: Page) => readonly Row[];
};

/** The rows of a list of the index, page by page. */
export function useIndexPages<Page extends { readonly nextCursor: string | null }, Row>({
  queryKey,
  fetchPage,
  listRows,
}: PagesOptions<Page, Row>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const from = pageParam === null ? {} : { cursor: pageParam };
      return fetchPage(new URLSearchParams({ pageSize: String(pageSize), ...from }), signal);
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? longPollMs : pollMs),
  });
  const reading = useIndexReading(toReading(query));
  const rows: Reading<readonly Row[]> = mapReading(reading, ({ pages }) => pages.flatMap(listRows));
  return {
    rows,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    fetchMore: () => void query.fetchNextPage(),
    isFetchingMore: query.isFetchingNextPage,
  };
}

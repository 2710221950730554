import { poolListSchema } from '@tradewind/schema/exchange/pool';
import type * as z from 'zod/mini';
import { fetchPageFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { type PoolListView, poolsPerPage } from './pool-list-url.ts';

export type PoolPage = z.infer<typeof poolListSchema> & { readonly totalCount: number };

export async function fetchPoolPage(view: PoolListView, signal: AbortSignal): Promise<PoolPage> {
  const query = new URLSearchParams({
    sort: view.sort,
    order: view.isAscending ? 'asc' : 'desc',
    pageNumber: String(view.page),
    pageSize: String(poolsPerPage),
    ...(view.search.trim() !== '' && { search: view.search.trim() }),
  });
  const { data, totalCount } = await fetchPageFromApi({
    path: `/exchange/pools?${query}`,
    schema: poolListSchema,
    signal,
  });
  return { ...data, totalCount };
}

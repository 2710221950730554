import { poolListSchema } from '@tradewind/schema/exchange/pool';
import type * as z from 'zod/mini';
import { fetchPageFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { toPageParameters } from '../list/list-url.ts';
import type { PoolListView } from './pool-list-url.ts';

export type PoolPage = z.infer<typeof poolListSchema> & { readonly totalCount: number };

export async function fetchPoolPage(
  chain: Chain,
  view: PoolListView,
  signal: AbortSignal,
): Promise<PoolPage> {
  const { data, totalCount } = await fetchPageFromApi({
    chain,
    path: `/exchange/pools?${toPageParameters(view)}`,
    schema: poolListSchema,
    signal,
  });
  return { ...data, totalCount };
}

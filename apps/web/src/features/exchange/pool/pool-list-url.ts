import { deepestPool } from '@tradewind/schema/exchange/pool';
import { type ListView, parseListView, rowsPerPage, toListParameters, toQuery } from '../list/list-url.ts';

/** The columns that pools can be sorted by. */
export const poolSorts = ['tvl', 'volume24h', 'volume7d', 'feeApr'] as const;
export type PoolSort = (typeof poolSorts)[number];

/** The view of the list; the page's address stores it. */
export type PoolListView = ListView<PoolSort>;

/** The API's page limit, also applied to the chain's own list. */
export const lastPoolPage = deepestPool / rowsPerPage;
const columns = { sorts: poolSorts, lastPage: lastPoolPage };

export function parsePoolListView(query: string): PoolListView {
  return parseListView(query, columns);
}

export function formatPoolListView(view: PoolListView): string {
  return toQuery(toListParameters(view, columns));
}

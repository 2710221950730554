import { deepestPool } from '@tradewind/schema/exchange/pool';

/** The columns that pools can be sorted by. */
export const poolSorts = ['tvl', 'volume24h', 'volume7d', 'feeApr'] as const;
export type PoolSort = (typeof poolSorts)[number];

/** The view of the list; the page's address stores it. */
export type PoolListView = {
  readonly search: string;
  readonly sort: PoolSort;
  readonly isAscending: boolean;
  /** From 1. */
  readonly page: number;
};

const start: PoolListView = { search: '', sort: 'tvl', isAscending: false, page: 1 };

export const poolsPerPage = 20;

/** The API's page limit, also applied to the chain's own list. */
export const lastPoolPage = deepestPool / poolsPerPage;

/** Parses the query of the page's address; an invalid value counts as absent. */
export function parsePoolListView(query: string): PoolListView {
  const parameters = new URLSearchParams(query);
  const page = Number(parameters.get('page'));
  return {
    search: toSearchText(parameters.get('search') ?? start.search),
    sort: poolSorts.find((sort) => sort === parameters.get('sort')) ?? start.sort,
    isAscending: parameters.get('order') === 'asc',
    page: Number.isInteger(page) && page >= 1 && page <= lastPoolPage ? page : start.page,
  };
}

/** The query that restores the view; default values are omitted. */
export function formatPoolListView({ search, sort, isAscending, page }: PoolListView): string {
  const query = new URLSearchParams();
  if (search !== start.search) query.set('search', search);
  if (sort !== start.sort) query.set('sort', sort);
  if (isAscending) query.set('order', 'asc');
  if (page !== start.page) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query}`;
}

/** A valid search text: the index accepts no control characters and at most 100 characters. */
export function toSearchText(typed: string): string {
  return typed
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 100)
    .replace(/[\uD800-\uDBFF]$/, '');
}

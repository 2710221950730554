import { type ListView, parseListView, toListParameters, toQuery } from '../list/list-url.ts';

/** The columns that tokens can be sorted by. */
export const tokenSorts = ['tvl', 'volume24h', 'price', 'change24h', 'name'] as const;
export type TokenSort = (typeof tokenSorts)[number];

/** The view of the list; the page's address stores it. */
export type TokenListView = ListView<TokenSort> & { readonly isStarred: boolean };

export const lastTokenPage = 1_000;
const columns = { sorts: tokenSorts, lastPage: lastTokenPage };

export function parseTokenListView(query: string): TokenListView {
  const isStarred = new URLSearchParams(query).get('starred') === 'yes';
  return { ...parseListView(query, columns), isStarred };
}

export function formatTokenListView({ isStarred, ...view }: TokenListView): string {
  const parameters = toListParameters(view, columns);
  if (isStarred) parameters.set('starred', 'yes');
  return toQuery(parameters);
}

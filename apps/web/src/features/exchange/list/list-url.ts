/** The view of a searched and sorted list; the page's address stores it. */
export type ListView<Sort extends string> = {
  readonly search: string;
  readonly sort: Sort;
  readonly isAscending: boolean;
  /** From 1. */
  readonly page: number;
};

/** The columns that a list is sorted by, the usual one first, and its last page. */
export type ListColumns<Sort extends string> = {
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly lastPage: number;
};

export const rowsPerPage = 20;

/** Parses the query of the page's address; an invalid value counts as absent. */
export function parseListView<Sort extends string>(
  query: string,
  { sorts, lastPage }: ListColumns<Sort>,
): ListView<Sort> {
  const parameters = new URLSearchParams(query);
  const page = Number(parameters.get('page'));
  return {
    search: toSearchText(parameters.get('search') ?? ''),
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? sorts[0],
    isAscending: parameters.get('order') === 'asc',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The parameters that restore the view; default values are omitted. */
export function toListParameters<Sort extends string>(
  { search, sort, isAscending, page }: ListView<Sort>,
  { sorts }: ListColumns<Sort>,
): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (sort !== sorts[0]) query.set('sort', sort);
  if (isAscending) query.set('order', 'asc');
  if (page !== 1) query.set('page', String(page));
  return query;
}

/** The parameters of a page of the view for the API. */
export function toPageParameters<Sort extends string>({
  search,
  sort,
  isAscending,
  page,
}: ListView<Sort>): URLSearchParams {
  return new URLSearchParams({
    sort,
    order: isAscending ? 'asc' : 'desc',
    pageNumber: String(page),
    pageSize: String(rowsPerPage),
    ...(search.trim() !== '' && { search: search.trim() }),
  });
}

export function toQuery(parameters: URLSearchParams): string {
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** A valid search text: the index accepts no control characters and at most 100 characters. */
export function toSearchText(typed: string): string {
  return typed
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 100)
    .replace(/[\uD800-\uDBFF]$/, '');
}

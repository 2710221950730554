import { fileType, type FileType } from '@tradewind/rules/nft-market/file-type';

/** The media types of the filter, in its order. */
export const mediaTypes = ['picture', 'video', 'gif'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** The sorts of the list, in the order of their codes on the wire. */
export const sorts = ['latest', 'low', 'high'] as const;
export type Sort = (typeof sorts)[number];

/** What a list shows: all of it is in the address. */
export interface MarketPlace {
  /** Undefined shows all types. */
  readonly type: MediaType | undefined;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  readonly search: string;
}

/** Works of a page. The HTML of the market loads the first one (pages.ts). */
export const worksOnPage = { desktop: 24, phone: 10 } as const;

const longestSearch = 200;
const mostPages = 100_000;
const codes = { picture: fileType.image, video: fileType.video, gif: fileType.gif } as const;

/** The place of a query string; a part that is malformed is as if it were missing. */
export function parseMarketPlace(query: string): MarketPlace {
  const parameters = new URLSearchParams(query);
  const page = parameters.get('page') ?? '';
  const number = /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
  return {
    type: mediaTypes.find((type) => type === parameters.get('type')),
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? 'latest',
    page: number <= mostPages ? number : 1,
    search: (parameters.get('search') ?? '').slice(0, longestSearch),
  };
}

/** The query string of a place, without its defaults; `parseMarketPlace` reads it back. */
export function toMarketQuery({ type, sort, page, search }: MarketPlace): string {
  const parameters = new URLSearchParams();
  if (type !== undefined) parameters.set('type', type);
  if (sort !== 'latest') parameters.set('sort', sort);
  if (search !== '') parameters.set('search', search);
  if (page !== 1) parameters.set('page', String(page));
  const query = String(parameters);
  return query === '' ? '' : `?${query}`;
}

/** The filter of the wire for a place. */
export function toWireFilter({ type, sort, search }: Omit<MarketPlace, 'page'>): {
  readonly fileType: FileType | 0;
  readonly sortType: number;
  readonly keywork: string;
} {
  return {
    fileType: type === undefined ? 0 : codes[type],
    sortType: sorts.indexOf(sort),
    keywork: search,
  };
}

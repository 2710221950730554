import * as z from 'zod/mini';
import { chainQuery } from '../wire/chain-id.ts';
import { countInQuery } from '../wire/paging.ts';
import { choice, marketPlaceRequest, mostOnPage, mostPages } from './requests.ts';

/** Query of `GET /Artworks/market_place`: the same filter in an address, which a page can begin to load before its scripts. */
export const marketPlaceQuery = z.extend(marketPlaceRequest, {
  ...chainQuery,
  pageNumber: countInQuery(mostPages, '1'),
  pageSize: countInQuery(mostOnPage, '24'),
  sortType: choice(2),
  isByCompany: z.optional(z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' })),
});

import {
  artworkDetailSchema,
  artworkListSchema,
  ownBidFields,
  ownBidListSchema,
} from '@tradewind/schema/nft-market/artwork';
import type { Address } from 'viem';
import {
  type ApiChain,
  fetchFromApi,
  fetchPageFromApi,
  fetchWholeFromApi,
} from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { type MarketPlace, toWireFilter } from './market-place.ts';

/** A read of the API that has a body. */
const readTimeoutMs = 3_000;

export interface ListRequest extends Omit<MarketPlace, 'page'> {
  /** From 1; a page out of range is the first one. */
  readonly pageNumber: number;
  readonly pageSize: number;
  /** Of the company's collection alone, or of all. */
  readonly isByCompany?: boolean | undefined;
  /** The number of an artist. */
  readonly author?: number | undefined;
  /** A code of the specification; 0 is all. */
  readonly status?: number | undefined;
  /** Of one's own works, those that wait for a decision: their code is that of all. */
  readonly isPending?: boolean | undefined;
}

/** A page of the works that the market shows. The path of the first one is in the HTML of the market (pages.ts). */
export function fetchMarketPage(chain: Chain, request: ListRequest, signal: AbortSignal) {
  return fetchPageFromApi({
    chain,
    path: toMarketPath(request),
    schema: artworkListSchema,
    signal,
  });
}

/** A page of the works of an account, also those that no list shows. */
export function fetchOwnPage(chain: Chain, account: Address, request: ListRequest, signal: AbortSignal) {
  return fetchPageFromApi({
    chain,
    path: '/Artworks/my_artworks',
    schema: artworkListSchema,
    body: { ...toBody(request), ownerAddress: account },
    signal,
    timeoutMs: readTimeoutMs,
  });
}

/** The bids of an account, the last ones first. */
export function fetchOwnBids(chain: Chain, account: Address, signal: AbortSignal) {
  return fetchWholeFromApi({
    chain,
    path: '/Artworks/Auction',
    schema: ownBidListSchema,
    fields: ownBidFields,
    body: { ownerAddress: account, pageNumber: 1, pageSize: 100 },
    signal,
    timeoutMs: readTimeoutMs,
  });
}

/** A work by its number or code. */
export function fetchArtwork(chain: ApiChain, id: string, signal?: AbortSignal) {
  return fetchFromApi({
    chain,
    path: `/Artworks/${encodeURIComponent(id)}`,
    schema: artworkDetailSchema,
    ...(signal && { signal }),
  });
}

/** Without what it excludes by default, in a fixed order. */
function toMarketPath(request: ListRequest): string {
  const { pageNumber, ...filter } = toBody(request);
  const named = Object.entries({ ...filter, ...(pageNumber > 1 && { pageNumber }) });
  const query = named.filter(([, value]) => value !== 0 && value !== '');
  return `/Artworks/market_place?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`;
}

function toBody(request: ListRequest) {
  const { pageNumber, pageSize, isByCompany, author = 0, status = 0, isPending, ...filter } = request;
  const { fileType, sortType, keywork } = toWireFilter(filter);
  return {
    pageNumber,
    pageSize,
    keywork,
    fileType,
    sortType,
    status,
    author,
    ...(isByCompany !== undefined && { isByCompany }),
    ...(isPending !== undefined && { isPending }),
  };
}

import { artworkListSchema, type WireArtwork } from '@tradewind/schema/nft-market/artwork';
import type { Address } from '@tradewind/rules/network/address';
import { fetchPageFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';

/** A read of the API that has a body. */
const readTimeoutMs = 3_000;

/** Whose works: those that the market shows of an artist, or all that an account owns. */
export type WorksOf =
  | { readonly author: number; readonly ownerAddress?: undefined }
  | { readonly ownerAddress: Address; readonly author?: undefined };

export type WorksRequest = {
  readonly of: WorksOf;
  readonly keyword: string;
  readonly pageSize: number;
};

export type WorksPage = { readonly works: readonly WireArtwork[]; readonly totalCount: number };

/** A page of works, from 1; one out of range is the first one. */
export async function fetchWorks(
  chain: Chain,
  { of, keyword, pageSize }: WorksRequest,
  pageNumber: number,
  signal: AbortSignal,
): Promise<WorksPage> {
  const { data, totalCount } = await fetchPageFromApi({
    chain,
    path: of.ownerAddress === undefined ? '/Artworks/search' : '/Artworks/my_artworks',
    schema: artworkListSchema,
    body: { ...of, keyword, pageSize, pageNumber },
    signal,
    timeoutMs: readTimeoutMs,
  });
  return { works: data, totalCount };
}

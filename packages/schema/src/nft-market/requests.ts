import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { largestChannel } from './draft.ts';

/** Numbers of pages in a request are at most this. */
export const mostPages = 100_000;
const pageNumber = z.int().check(z.positive(), z.maximum(mostPages));
/** Works of a page are at most so many. */
export const mostOnPage = 100;
const pageSize = z.int().check(z.positive(), z.maximum(mostOnPage));
const longestSearch = 200;

/** A number that a form may send as text; empty and null are none. */
export const choice = (most: number) =>
  z.prefault(
    z.pipe(
      z.union([z.int(), z.string().check(z.regex(/^\d{0,9}$/, 'Must be a whole number')), z.null()]),
      z.pipe(z.transform(Number), z.int().check(z.nonnegative(), z.maximum(most))),
    ),
    0,
  );

const search = z.optional(z.nullable(z.string().check(z.maxLength(longestSearch))));

/**
 * Body of `/Artworks/market_place`: the filter of the specification. 0 and a missing field exclude nothing;
 * `keyword` is another spelling of `keywork`. `sortByPrice` counts where `sortType` is left out.
 */
export const marketPlaceRequest = z.object({
  pageNumber: z.prefault(pageNumber, 1),
  pageSize: z.prefault(pageSize, 24),
  keywork: search,
  keyword: search,
  fileType: choice(3),
  sortType: z.optional(z.nullable(z.int().check(z.nonnegative(), z.maximum(2)))),
  sortByPrice: z.optional(z.nullable(z.enum(['asc', 'desc', '']))),
  status: choice(3),
  author: choice(999_999_999),
  typeArtworks: choice(largestChannel),
  /** Not in the specification: works of the company's collection alone. */
  isByCompany: z.optional(z.nullable(z.boolean())),
});

export type MarketPlaceRequest = z.infer<typeof marketPlaceRequest>;

/** The works and the bids of an account end here, so that no request reads without limit. */
export const mostOwned = 1_000;

/** Body of `/Artworks/my_artworks`: the same filter with an owner. */
export const ownArtworksRequest = z.extend(marketPlaceRequest, {
  ownerAddress: addressInputSchema,
  /** Not in the specification, whose `status` 0 excludes nothing: works that wait for a decision alone. */
  isPending: z.optional(z.nullable(z.boolean())),
});
export type OwnArtworksRequest = z.infer<typeof ownArtworksRequest>;

/** Body of `/Artworks/Auction`. Other fields of the filter have no effect. */
export const ownBidsRequest = z.object({
  ownerAddress: addressInputSchema,
  pageNumber: z.prefault(pageNumber, 1),
  pageSize: z.prefault(pageSize, 24),
});

const numberOrCode = z.string().check(z.maxLength(40));

/** A number or a code of a work in a path. */
export const artworkParams = z.object({ id: numberOrCode });

/** A number or a code in a body; the result is text. */
export const workNumberInput = z.pipe(
  z.union([z.int().check(z.nonnegative()), numberOrCode]),
  z.transform(String),
);

/** Body of `/Artworks/nft_available`. */
export const availableRequest = z.object({ ownerAddress: addressInputSchema, id: workNumberInput });

import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { chainQuery } from '../wire/chain-id.ts';
import { countInQuery, nextCursorSchema } from '../wire/paging.ts';

const count = z.int().check(z.nonnegative());

const isCursor = z.regex(/^\d{1,29}-0x[0-9a-f]{40}$/, 'Invalid cursor');

/** Query of `GET /Artworks/offers`: the open offers for any token of a collection. */
export const offersQuery = z.object({
  ...chainQuery,
  collection: addressInputSchema,
  pageSize: countInQuery(100, '50'),
  cursor: z.optional(z.string().check(isCursor)),
});

/** An open offer: `price` of a token in raw units, `count` of tokens that it still buys, times in chain seconds. */
export const offerSchema = z.object({
  bidder: addressSchema,
  price: rawAmountSchema,
  count,
  until: count,
  placedAt: count,
});

/** `GET /Artworks/offers`: `data`, the highest price first. */
export const offerListSchema = z.object({
  /** Null where the collection has no market. */
  market: z.nullable(addressSchema),
  offers: z.array(offerSchema),
  /** Offers whose money is in the market, also those whose time is over. */
  offerCount: count,
  nextCursor: nextCursorSchema,
  /** The last indexed block. */
  blockNumber: count,
});
export type WireOffer = z.infer<typeof offerSchema>;

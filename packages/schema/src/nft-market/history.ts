import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { chainQuery } from '../wire/chain-id.ts';
import { hashSchema } from '../wire/hash.ts';
import { countInQuery, eventPagingQuery, nextCursorSchema } from '../wire/paging.ts';

const count = z.int().check(z.nonnegative());
const event = { txHash: hashSchema, blockNumber: count, logIndex: count, blockTimestamp: count };
/** The number of the listing; 0 of a sale to an offer. */
const nonce = count;

/** An event of a work; prices are raw units of the quote token. */
export const workEventSchema = z.discriminatedUnion('kind', [
  z.object({ ...event, kind: z.literal('mint'), creator: addressSchema, recipient: addressSchema }),
  z.object({
    ...event,
    kind: z.literal('listing'),
    nonce,
    seller: addressSchema,
    listingKind: z.enum(['fixed', 'auction']),
    price: rawAmountSchema,
  }),
  z.object({ ...event, kind: z.literal('price'), nonce, price: rawAmountSchema }),
  /** The end of a listing without a sale. */
  z.object({ ...event, kind: z.literal('end'), nonce, reason: z.enum(['cancel', 'transfer', 'unsold']) }),
  z.object({
    ...event,
    kind: z.literal('sale'),
    nonce,
    seller: addressSchema,
    buyer: addressSchema,
    price: rawAmountSchema,
  }),
  /** Past the market: from one account to another, or to none. */
  z.object({ ...event, kind: z.literal('transfer'), sender: addressSchema, recipient: addressSchema }),
]);
export type WireWorkEvent = z.infer<typeof workEventSchema>;

/** Query of `GET /Artworks/{id}/history`. */
export const historyQuery = z.object({
  ...chainQuery,
  ...eventPagingQuery,
  pageSize: countInQuery(100, '50'),
});
/** Its `data`, newest first. A page may have fewer rows than its size, and others follow. */
export const historySchema = z.object({ events: z.array(workEventSchema), nextCursor: nextCursorSchema });

/** Query of `GET /Artworks/trades`: the sales and purchases of an account. */
export const tradesQuery = z.object({
  ...chainQuery,
  ...eventPagingQuery,
  account: addressInputSchema,
  side: z.optional(z.enum(['sale', 'purchase'])),
});

/** A sale or a purchase, with all that a statement of it needs; amounts are raw units of the quote token. */
export const tradeSchema = z.object({
  ...event,
  side: z.enum(['sale', 'purchase']),
  market: addressSchema,
  /** The number of the work and its name; null where the lists have none. */
  id: z.nullable(count),
  name: z.nullable(z.string()),
  /** Of the company's collection. */
  isByCompany: z.boolean(),
  tokenId: rawAmountSchema,
  nonce,
  seller: addressSchema,
  buyer: addressSchema,
  price: rawAmountSchema,
  /** With the part of the referrer. */
  fee: rawAmountSchema,
  royalty: rawAmountSchema,
  referral: rawAmountSchema,
});
/** `GET /Artworks/trades`: `data`, newest first. */
export const tradeListSchema = z.object({ trades: z.array(tradeSchema), nextCursor: nextCursorSchema });
export type WireTrade = z.infer<typeof tradeSchema>;

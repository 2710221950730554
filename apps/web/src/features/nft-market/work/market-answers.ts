import { addressInputSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';
import type { Offer } from '../offers/offer.ts';
import type { Ask, Bid } from './token.ts';

const amount = z.bigint();
/** The seller of a token that is not listed, and the market of a collection that has none. */
export const nobody = '0x0000000000000000000000000000000000000000';

/** `IMarket.AskView`. */
const askViewSchema = z.object({
  id: amount,
  nonce: amount,
  seller: addressInputSchema,
  kind: z.union([z.literal(0), z.literal(1)]),
  price: amount,
  feeBps: amount,
  endsAt: amount,
  bids: amount,
});

/** `IMarket.BidView`. */
const bidViewSchema = z.object({ bidder: addressInputSchema, price: amount, addedTime: amount });

/** `IMarket.OfferView`. */
const offerViewSchema = z.object({ bidder: addressInputSchema, price: amount, count: amount, until: amount });

/** `IMarket.UserBidView`. */
export const userBidSchema = z.object({ id: amount, nonce: amount, price: amount, isOpen: z.boolean() });

/** A listing of a market's answer; undefined where nothing is listed. */
export function parseAsk(answer: unknown): Ask | undefined {
  const { seller, kind, nonce, price, feeBps, endsAt, bids } = askViewSchema.parse(answer);
  if (seller === nobody) return undefined;
  return {
    nonce: Number(nonce),
    seller,
    kind: kind === 0 ? 'fixed' : 'auction',
    price,
    feeBps,
    endsAt,
    bidCount: Number(bids),
  };
}

/** The listings of a page, with their tokens. */
export function parseAsks(answer: unknown): readonly { readonly tokenId: bigint; readonly ask: Ask }[] {
  return z
    .array(askViewSchema)
    .parse(answer)
    .flatMap((view) => {
      const ask = parseAsk(view);
      return ask === undefined ? [] : [{ tokenId: view.id, ask }];
    });
}

export function parseBids(answer: unknown): readonly Bid[] {
  return z
    .array(bidViewSchema)
    .parse(answer)
    .map(({ bidder, price, addedTime }) => ({ bidder, price, addedAt: addedTime }));
}

/** The offer of an account; undefined where it has none. */
export function parseOffer(answer: unknown): Offer | undefined {
  const { count, ...offer } = offerViewSchema.parse(answer);
  return count === 0n ? undefined : { ...offer, count: Number(count) };
}

/** A page of offers. */
export function parseOffers(answer: unknown): readonly Offer[] {
  return z
    .array(z.unknown())
    .parse(answer)
    .flatMap((view) => parseOffer(view) ?? []);
}

import { type Address, isSameAddress } from '@tradewind/rules/network/address';

/** An offer for any work of a collection. Its market holds the price of each work that it still buys. */
export interface Offer {
  readonly bidder: Address;
  /** Of one work, raw units of the quote token. */
  readonly price: bigint;
  readonly count: number;
  /** Chain seconds from which nobody can accept it. */
  readonly until: bigint;
}

/** What the market holds of an offer, raw units. */
export function computeOfferTotal({ price, count }: Pick<Offer, 'price' | 'count'>): bigint {
  return price * BigInt(count);
}

export function isOfferOpen({ until }: Pick<Offer, 'until'>, time: bigint): boolean {
  return time < until;
}

/** The open offers at a chain time in seconds, the highest price first. */
export function listOpenOffers(offers: readonly Offer[], time: bigint): readonly Offer[] {
  return offers
    .filter((offer) => isOfferOpen(offer, time))
    .toSorted((a, b) => (a.price === b.price ? 0 : a.price < b.price ? 1 : -1));
}

/** The best open offer that an account can accept: none of its own. */
export function findBestOffer(
  offers: readonly Offer[],
  { time, account }: { readonly time: bigint; readonly account: Address | undefined },
): Offer | undefined {
  return listOpenOffers(offers, time).find(
    ({ bidder }) => account === undefined || !isSameAddress(bidder, account),
  );
}

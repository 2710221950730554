import type { CollectionName } from './market-world.ts';

/** A listing of the demo. Prices are whole quote tokens; days ago may be fractions. */
export interface DemoListing {
  readonly collection: CollectionName;
  readonly id: number;
  readonly seller: number;
  /** The least first bid of an auction. */
  readonly price: number;
  readonly openedDaysAgo: number;
  /** The length of an auction; a fixed price without. */
  readonly auctionDays?: number;
  readonly bids?: readonly DemoBid[];
  readonly end?: DemoEnd;
}

export interface DemoBid {
  readonly account: number;
  readonly price: number;
  readonly daysAgo: number;
  /** The bidder took it back. */
  readonly cancelledDaysAgo?: number;
}

/** The account that buys, whose bid is accepted, or that settles; the seller of a cancelled listing. */
export interface DemoEnd {
  readonly kind: 'buy' | 'accept' | 'cancel' | 'settle';
  readonly account: number;
  readonly daysAgo: number;
}

export interface DemoOffer {
  readonly collection: CollectionName;
  readonly account: number;
  readonly price: number;
  readonly count: number;
  readonly daysAgo: number;
  readonly takes?: { readonly seller: number; readonly id: number; readonly daysAgo: number };
}

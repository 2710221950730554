import { computeTimeAgo } from '../seed/compute-time-ago.ts';
import type { TimedTransaction } from '../seed/timed-transaction.ts';
import type { DemoBid, DemoEnd, DemoListing, DemoOffer } from './demo-listing.ts';
import {
  acceptBid,
  acceptOffer,
  approveAmount,
  approveToken,
  bidToken,
  buyToken,
  cancelBid,
  endListing,
  listToken,
  offerAny,
  type Place,
} from './market-calls.ts';
import type { CollectionName, MarketWorld } from './market-world.ts';

/** What an account pays, raw units of the quote token. */
export type Payment = { readonly account: number; readonly amount: bigint };

/** The calls of one listing or offer, and what they pay. */
type Planned = { readonly transactions: readonly TimedTransaction[]; readonly payments: readonly Payment[] };

const daySeconds = 86_400;
const offerSeconds = 60 * daySeconds;

/** Whole quote tokens as raw units. */
export function toQuote(whole: number): bigint {
  return BigInt(whole) * 10n ** 18n;
}

/** Unix seconds; 0 at a fixed price. */
export function computeEnd(
  { endTimestamp }: Pick<MarketWorld, 'endTimestamp'>,
  { openedDaysAgo, auctionDays }: DemoListing,
): number {
  if (auctionDays === undefined) return 0;
  return computeTimeAgo(endTimestamp, openedDaysAgo) + Math.round(auctionDays * daySeconds);
}

/** The approval of a payment is of its amount, so that nothing of it is left. */
export function planListing(world: MarketWorld, listing: DemoListing, nonce: number): Planned {
  const { collection, id, seller, price, openedDaysAgo, bids = [], end } = listing;
  const place = toPlace(world, collection);
  const at = (daysAgo: number) => computeTimeAgo(world.endTimestamp, daysAgo);
  const terms = { id, price: toQuote(price), endsAt: computeEnd(world, listing) };
  const approve = (amount: number) => approveAmount(world.quoteToken, place.market, toQuote(amount));
  const planBid = ({ account: from, price: offered, daysAgo, cancelledDaysAgo }: DemoBid) => [
    { from, ...approve(offered), timestamp: at(daysAgo) },
    { from, ...bidToken(place, id, toQuote(offered), nonce), timestamp: at(daysAgo) },
    ...(cancelledDaysAgo === undefined
      ? []
      : [{ from, ...cancelBid(place, id, nonce), timestamp: at(cancelledDaysAgo) }]),
  ];
  const planEnd = ({ kind, account, daysAgo }: DemoEnd) => {
    const buy = [
      { from: account, ...approve(price) },
      { from: account, ...buyToken(place, id, toQuote(price), nonce) },
    ];
    const calls = {
      buy,
      accept: [{ from: seller, ...acceptBid(place, id, world.addressOf(account)) }],
      cancel: [{ from: account, ...endListing(place, 'cancelSellToken', id) }],
      settle: [{ from: account, ...endListing(place, 'settle', id) }],
    };
    return calls[kind].map((call) => ({ ...call, timestamp: at(daysAgo) }));
  };
  return {
    transactions: [
      { from: seller, ...listToken(place, world.addressOf(seller), terms), timestamp: at(openedDaysAgo) },
      ...bids.flatMap(planBid),
      ...(end === undefined ? [] : planEnd(end)),
    ],
    payments: [
      ...bids.map(({ account, price: offered }) => ({ account, amount: toQuote(offered) })),
      ...(end?.kind === 'buy' ? [{ account: end.account, amount: toQuote(price) }] : []),
    ],
  };
}

export function planOffer(world: MarketWorld, offer: DemoOffer): Planned {
  const { collection, account, price, count, daysAgo, takes } = offer;
  const place = toPlace(world, collection);
  const timestamp = computeTimeAgo(world.endTimestamp, daysAgo);
  const amount = toQuote(price) * BigInt(count);
  const placed = [
    approveAmount(world.quoteToken, place.market, amount),
    offerAny(place, toQuote(price), count, timestamp + offerSeconds),
  ].map((call) => ({ from: account, ...call, timestamp }));
  const taken = (takes ? [takes] : []).flatMap(({ seller, id, daysAgo: takenDaysAgo }) =>
    [approveToken(place, id), acceptOffer(place, world.addressOf(account), id)].map((call) => ({
      from: seller,
      ...call,
      timestamp: computeTimeAgo(world.endTimestamp, takenDaysAgo),
    })),
  );
  return { transactions: [...placed, ...taken], payments: [{ account, amount }] };
}

export function toPlace({ markets, collections }: MarketWorld, name: CollectionName): Place {
  return { market: markets[name], collection: collections[name] };
}

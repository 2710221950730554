import type { DemoBid, DemoListing } from './demo-listing.ts';
import { demoGift, demoListings, demoOffers, demoWorks, genesisHolder, genesisWorks } from './demo-market.ts';
import type { CollectionName, MarketWorld } from './market-world.ts';
import { computeEnd, toQuote } from './plan-listing.ts';

/** The markets at the present. */
export interface MarketHoldings {
  readonly tokens: readonly TokenHolding[];
  /** What each market holds, raw units: open bids, offers and fees. */
  readonly escrow: Readonly<Record<CollectionName, bigint>>;
}

export interface TokenHolding {
  readonly collection: CollectionName;
  readonly id: number;
  /** The account that has it; of a listed one the seller, for whom the market has it. */
  readonly owner: number;
  readonly listing: OpenListing | undefined;
}

export interface OpenListing {
  readonly price: bigint;
  /** Unix seconds; 0 at a fixed price. */
  readonly endsAt: number;
  readonly bids: number;
}

/** The fee of the local plan. */
const feeBps = 250n;

/** Computes who has each token, and what the markets hold, from the lists of the demo alone. */
export function computeHoldings(world: MarketWorld): MarketHoldings {
  const genesis = Array.from({ length: genesisWorks.count }, (_, place) => ({
    collection: 'genesis' as const,
    id: genesisWorks.first + place,
    owner: genesisHolder,
  }));
  const art = demoWorks.map(({ artist }, place) => ({
    collection: 'art' as const,
    id: place + 1,
    owner: artist,
  }));
  const tokens = [...art, ...genesis].map(({ collection, id, owner }) => {
    const last = demoListings.findLast((each) => each.collection === collection && each.id === id);
    const given = collection === 'art' && id === demoGift.id ? demoGift.to : undefined;
    const taken = demoOffers.find((offer) => offer.collection === collection && offer.takes?.id === id);
    return {
      collection,
      id,
      owner: given ?? taken?.account ?? (last ? findOwner(last) : owner),
      listing: last && last.end === undefined ? toOpenListing(world, last) : undefined,
    };
  });
  return { tokens, escrow: { art: computeEscrow('art'), genesis: computeEscrow('genesis') } };
}

function toOpenListing(world: MarketWorld, listing: DemoListing): OpenListing {
  return {
    price: toQuote(listing.price),
    endsAt: computeEnd(world, listing),
    bids: listOpenBids(listing).length,
  };
}

/** A beaten bid of an auction was paid back. */
function listOpenBids({ bids = [], auctionDays, end }: DemoListing): readonly DemoBid[] {
  if (auctionDays !== undefined) return end === undefined ? bids.slice(-1) : [];
  return bids.filter(
    ({ account, cancelledDaysAgo }) =>
      cancelledDaysAgo === undefined && !(end?.kind === 'accept' && end.account === account),
  );
}

function findOwner({ seller, end, bids = [] }: DemoListing): number {
  if (end === undefined || end.kind === 'cancel') return seller;
  return end.kind === 'settle' ? (bids.at(-1)?.account ?? seller) : end.account;
}

/** The price of an ended listing; undefined where nothing was sold. */
function findSalePrice({ price, bids = [], end }: DemoListing): number | undefined {
  if (end?.kind === 'buy') return price;
  if (end?.kind === 'accept') return bids.find(({ account }) => account === end.account)?.price;
  return end?.kind === 'settle' ? bids.at(-1)?.price : undefined;
}

function computeEscrow(name: CollectionName): bigint {
  const listings = demoListings.filter(({ collection }) => collection === name);
  const offers = demoOffers.filter(({ collection }) => collection === name);
  const bids = listings.flatMap(listOpenBids).map(({ price }) => price);
  const open = offers.map(({ price, count, takes }) => price * (takes ? count - 1 : count));
  const sold = [
    ...listings.flatMap((listing) => findSalePrice(listing) ?? []),
    ...offers.flatMap(({ price, takes }) => (takes ? price : [])),
  ];
  const fees = sold.map((price) => (toQuote(price) * feeBps) / 10_000n);
  return [...bids, ...open]
    .map(toQuote)
    .concat(fees)
    .reduce((sum, amount) => sum + amount, 0n);
}

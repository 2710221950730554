import type { DemoListing, DemoOffer } from './demo-listing.ts';
import type { CollectionName } from './market-world.ts';
import { type DemoWork, listMoreSales, listMoreWorks } from './more-works.ts';

/** The markets were created so many days ago. */
export const openedDaysAgo = 30;

/** A dozen artists, and the first demo account. Accounts from 15 on have no other part in the demo. */
const artists = [4, 5, 6, 7, 8, 15, 16, 17, 18, 19, 20, 21, 1];
const royaltiesBps = [1_000, 500, 250, 0];

/** Two works of each artist, then those of the month; the place in the list plus one is the id. */
const firstWorks = [...artists, ...artists].map((artist, place) => ({
  artist,
  royaltyBps: royaltiesBps[place % royaltiesBps.length] ?? 0,
  mintedDaysAgo: openedDaysAgo - 0.1 - place * 0.05,
}));
export const demoWorks: readonly DemoWork[] = [...firstWorks, ...listMoreWorks(royaltiesBps)];

/** Genesis works that one account receives for its listings, behind those of the stakers. */
export const genesisHolder = 16;
export const genesisWorks = { first: 61, count: 6, mintedDaysAgo: 7 };

/** Sold by an artist's own transfer, past the market. */
export const demoGift = { from: 21, to: 15, id: 25, daysAgo: 1.3 };

export const demoListings: readonly DemoListing[] = [
  // Sold at the price, to a bid, and again by its buyer.
  listing('art', 1, 4, 4_200, 5, { end: { kind: 'buy', account: 17, daysAgo: 3.9 } }),
  listing('art', 1, 17, 6_900, 2.2, {}),
  listing('art', 2, 5, 9_000, 5, {
    bids: [
      { account: 18, price: 5_000, daysAgo: 4.4 },
      { account: 6, price: 7_500, daysAgo: 4.1 },
      { account: 19, price: 8_100, daysAgo: 3.6 },
    ],
    end: { kind: 'accept', account: 19, daysAgo: 3.2 },
  }),
  listing('art', 6, 15, 2_500, 4.6, { end: { kind: 'buy', account: 8, daysAgo: 0.7 } }),
  // Books of bids on open listings; one bid was taken back.
  listing('art', 3, 6, 12_000, 4.8, {
    bids: [
      { account: 15, price: 6_000, daysAgo: 3.3 },
      { account: 20, price: 9_500, daysAgo: 2.9, cancelledDaysAgo: 1.8 },
      { account: 7, price: 10_200, daysAgo: 0.9 },
    ],
  }),
  listing('art', 13, 1, 3_000, 4.2, {
    bids: [
      { account: 18, price: 1_200, daysAgo: 2.6 },
      { account: 4, price: 2_100, daysAgo: 1.1 },
    ],
  }),
  listing('art', 8, 17, 15_500, 3.8, { bids: [{ account: 5, price: 300, daysAgo: 0.4 }] }),
  listing('art', 9, 18, 800, 3.5, {}),
  listing('art', 10, 19, 27_000, 3.1, {}),
  listing('art', 14, 4, 5_500, 2.7, {}),
  listing('art', 16, 6, 1_950, 2.4, {}),
  // Taken back.
  listing('art', 11, 20, 6_400, 3, { end: { kind: 'cancel', account: 20, daysAgo: 1.6 } }),
  // Auctions: settled, over and not settled, running with bids, running without one.
  listing('art', 4, 7, 3_000, 4.5, {
    auctionDays: 2,
    bids: [
      { account: 8, price: 3_000, daysAgo: 4 },
      { account: 21, price: 4_800, daysAgo: 3.4 },
    ],
    end: { kind: 'settle', account: 7, daysAgo: 2.3 },
  }),
  listing('art', 5, 8, 2_000, 3.4, {
    auctionDays: 3,
    bids: [
      { account: 16, price: 2_200, daysAgo: 2.5 },
      { account: 6, price: 3_700, daysAgo: 1.2 },
    ],
  }),
  listing('art', 7, 16, 5_000, 1.5, {
    auctionDays: 6,
    bids: [
      { account: 19, price: 5_000, daysAgo: 1 },
      { account: 5, price: 6_100, daysAgo: 0.5 },
    ],
  }),
  listing('art', 12, 21, 7_500, 0.8, { auctionDays: 9 }),
  // The market of the company's collection.
  listing('genesis', 61, 16, 20_000, 5.5, { end: { kind: 'buy', account: 20, daysAgo: 2 } }),
  listing('genesis', 62, 16, 22_000, 5.4, { bids: [{ account: 21, price: 18_000, daysAgo: 1.9 }] }),
  listing('genesis', 63, 16, 25_000, 5.3, {}),
  ...listMoreSales(firstWorks.length + 1),
];

export const demoOffers: readonly DemoOffer[] = [
  {
    collection: 'art',
    account: 20,
    price: 1_500,
    count: 3,
    daysAgo: 2.8,
    takes: { seller: 18, id: 22, daysAgo: 1.4 },
  },
  { collection: 'genesis', account: 15, price: 16_000, count: 1, daysAgo: 0.6 },
];

function listing(
  collection: CollectionName,
  id: number,
  seller: number,
  price: number,
  listedDaysAgo: number,
  more: Pick<DemoListing, 'auctionDays' | 'bids' | 'end'>,
): DemoListing {
  return { collection, id, seller, price, openedDaysAgo: listedDaysAgo, ...more };
}

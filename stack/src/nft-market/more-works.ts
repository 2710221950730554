import { createRandom } from '../seed/random.ts';
import type { DemoBid, DemoListing } from './demo-listing.ts';

/** A work that is minted in the demo. */
export interface DemoWork {
  readonly artist: number;
  readonly royaltyBps: number;
  readonly mintedDaysAgo: number;
}

type Sale = Omit<DemoListing, 'collection' | 'id' | 'seller'>;

const count = 124;
/** The first six are minted so many days ago, the others in sixes until now: each six shares its blocks. */
const firstDaysAgo = 28.4;
const stepDays = 1.38;
/** All that happens to a work is over after so many days. */
const mostDays = 12;
/** Collectors, who are artists too. */
const accounts = [4, 5, 6, 7, 8, 15, 16, 17, 18, 19, 20, 21];

/** Works of a month, by turns of twelve artists. The same call gives the same works. */
export function listMoreWorks(royaltiesBps: readonly number[]): readonly DemoWork[] {
  return Array.from({ length: count }, (_, place) => ({
    artist: findArtist(place),
    royaltyBps: royaltiesBps[(place >> 2) % royaltiesBps.length] ?? 0,
    mintedDaysAgo: toMintTime(place),
  }));
}

/** What happened to them: each sixth is kept, others are listed, sold once or twice, or have bids. */
export function listMoreSales(firstId: number): readonly DemoListing[] {
  return Array.from({ length: count }, (_, place) => {
    const seller = findArtist(place);
    const random = createRandom(place * 104_729 + 5);
    const sales = planSales(place % 6, { seller, mintedDaysAgo: toMintTime(place), random });
    return sales.map((sale) => ({ seller, ...sale, collection: 'art' as const, id: firstId + place }));
  }).flat();
}

const toMintTime = (place: number): number => firstDaysAgo - Math.floor(place / 6) * stepDays;
const findArtist = (place: number): number => accounts[place % accounts.length] ?? 4;

type Work = {
  readonly seller: number;
  readonly mintedDaysAgo: number;
  readonly random: ReturnType<typeof createRandom>;
};
type OfSeller = Sale & { readonly seller?: number };

function planSales(kind: number, { seller, mintedDaysAgo, random }: Work): readonly OfSeller[] {
  // Times in hundredths of these days, so that all of it lies between its mint and now.
  const days = Math.min(mintedDaysAgo, mostDays);
  const at = (hundredths: number) => mintedDaysAgo - (days * hundredths) / 100;
  const price = 200 * (2 + random.below(60));
  const [first, second] = listOthers(seller, random);
  const bid = (account: number, hundredths: number, part: number): DemoBid => ({
    account,
    price: Math.floor((price * part) / 100),
    daysAgo: at(hundredths),
  });
  const opened = { price, openedDaysAgo: at(15) };
  const bought = { kind: 'buy', account: first, daysAgo: at(50) } as const;
  if (kind === 1) return [opened];
  if (kind === 2) return [{ ...opened, end: bought }];
  if (kind === 3)
    return [
      { ...opened, end: bought },
      { seller: first, price: 2 * price, openedDaysAgo: at(70) },
    ];
  if (kind === 4) {
    const end = { kind: 'accept', account: second, daysAgo: at(80) } as const;
    return [{ ...opened, bids: [bid(first, 30, 55), bid(second, 50, 80)], end }];
  }
  return kind === 5 ? [{ ...opened, bids: [bid(first, 50, 70)] }] : [];
}

/** Two accounts beside one. */
function listOthers(account: number, random: Work['random']): readonly [number, number] {
  const others = accounts.filter((other) => other !== account);
  const place = random.below(others.length);
  return [others[place] ?? 4, others[(place + 1 + random.below(9)) % others.length] ?? 5];
}

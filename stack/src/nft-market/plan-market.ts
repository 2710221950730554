import { genesisCollectionAbi } from '@tradewind/abi/local/genesis-collection.abi';
import { encodeFunctionData } from 'viem';
import { computeTimeAgo } from '../seed/compute-time-ago.ts';
import type { TimedTransaction } from '../seed/timed-transaction.ts';
import { computeHoldings, type MarketHoldings } from './compute-holdings.ts';
import {
  demoGift,
  demoListings,
  demoOffers,
  demoWorks,
  genesisHolder,
  genesisWorks,
  openedDaysAgo,
} from './demo-market.ts';
import { nameWork } from './demo-files.ts';
import { createMarket, giveToken, mintWork, payAmount } from './market-calls.ts';
import type { MarketWorld } from './market-world.ts';
import { planListing, planOffer, type Payment } from './plan-listing.ts';

export interface MarketPlan {
  /** Sorted by time. */
  readonly transactions: readonly TimedTransaction[];
  readonly holdings: MarketHoldings;
}

const deployer = 0;
/** Accounts from this one on get their coins here: enough for their mints and calls. */
const firstWithoutCoins = 15;
const coins = 10n ** 18n;

/** Computes when the markets are created. */
export function computeMarketStart(endTimestamp: number): number {
  return computeTimeAgo(endTimestamp, openedDaysAgo);
}

/** Plans the history of the NFT markets. The same world gives the same plan. */
export function planMarket(world: MarketWorld): MarketPlan {
  const listings = demoListings.map((listing, place) => {
    const before = demoListings.slice(0, place);
    const nonce = 1 + before.filter(({ collection, id }) => isSame(listing, { collection, id })).length;
    return planListing(world, listing, nonce);
  });
  const offers = demoOffers.map((offer) => planOffer(world, offer));
  const planned = [...listings, ...offers];
  const transactions = [
    ...openMarkets(world),
    ...fundAccounts(
      world,
      planned.flatMap(({ payments }) => payments),
    ),
    ...mintWorks(world),
    ...planned.flatMap((one) => one.transactions),
    giveAway(world),
  ];
  return {
    transactions: transactions.toSorted((a, b) => a.timestamp - b.timestamp),
    holdings: computeHoldings(world),
  };
}

function openMarkets({ factory, collections, addressOf, endTimestamp }: MarketWorld): TimedTransaction[] {
  const timestamp = computeMarketStart(endTimestamp);
  const args = [addressOf(genesisHolder), BigInt(genesisWorks.count)] as const;
  const mint = encodeFunctionData({ abi: genesisCollectionAbi, functionName: 'mint', args });
  const mintedAt = computeTimeAgo(endTimestamp, genesisWorks.mintedDaysAgo);
  return [
    { ...createMarket(factory, collections.art), timestamp },
    { ...createMarket(factory, collections.genesis), timestamp },
    { to: collections.genesis, data: mint, timestamp: mintedAt },
  ].map((call) => ({ from: deployer, ...call }));
}

/** Each account gets exactly what it pays, and the coins of its calls where it has none. */
function fundAccounts(
  { quoteToken, addressOf, endTimestamp }: MarketWorld,
  payments: readonly Payment[],
): TimedTransaction[] {
  const timestamp = computeMarketStart(endTimestamp) + 60;
  const sums = new Map<number, bigint>();
  for (const { account, amount } of payments) sums.set(account, (sums.get(account) ?? 0n) + amount);
  const accounts = new Set([...sums.keys(), ...demoWorks.map(({ artist }) => artist)]);
  return [
    ...[...sums].map(([account, amount]) => payAmount(quoteToken, addressOf(account), amount)),
    ...[...accounts]
      .filter((account) => account >= firstWithoutCoins)
      .map((account) => ({ to: addressOf(account), data: '0x' as const, value: coins })),
  ].map((call) => ({ from: deployer, ...call, timestamp }));
}

function mintWorks({ collections, addressOf, endTimestamp }: MarketWorld): TimedTransaction[] {
  return demoWorks.map(({ artist, royaltyBps, mintedDaysAgo }, place) => ({
    from: artist,
    ...mintWork(collections.art, addressOf(artist), nameWork(place + 1), royaltyBps),
    timestamp: computeTimeAgo(endTimestamp, mintedDaysAgo),
  }));
}

function giveAway({ collections, addressOf, endTimestamp }: MarketWorld): TimedTransaction {
  const { from, to, id, daysAgo } = demoGift;
  return {
    from,
    ...giveToken(collections.art, addressOf(from), addressOf(to), id),
    timestamp: computeTimeAgo(endTimestamp, daysAgo),
  };
}

type TokenKey = { collection: string; id: number };

function isSame(one: TokenKey, other: TokenKey): boolean {
  return one.collection === other.collection && one.id === other.id;
}

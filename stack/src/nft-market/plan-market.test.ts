import { describe, expect, it } from 'vitest';
import { localAccount } from '../demo-accounts.ts';
import { demoListings, demoWorks } from './demo-market.ts';
import { toMarketWorld } from './market-world.ts';
import { computeMarketStart, planMarket } from './plan-market.ts';

const endTimestamp = 1_795_000_000;
const world = toMarketWorld({ addressOf: (account) => localAccount(account).address, endTimestamp });
const { transactions, holdings } = planMarket(world);
const listed = holdings.tokens.filter(({ listing }) => listing !== undefined);

describe('[NFT-01] the demo history of the NFT markets', () => {
  it('is the same for each run, and in the order of its times, up to the present', () => {
    expect(planMarket(world)).toEqual({ transactions, holdings });
    const times = transactions.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBe(computeMarketStart(endTimestamp));
    expect(times.at(-1)).toBeLessThan(endTimestamp);
  });

  it('has 150 works of a month, with at least fifty sales all over it', () => {
    expect(demoWorks).toHaveLength(150);
    const sales = demoListings.flatMap(({ end }) =>
      end !== undefined && end.kind !== 'cancel' ? [Math.floor(end.daysAgo / 6)] : [],
    );
    expect(sales.length).toBeGreaterThanOrEqual(50);
    expect(new Set(sales)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('has works of a dozen artists and of the first demo account, each with a name of its own', () => {
    expect(new Set(demoWorks.map(({ artist }) => artist)).size).toBe(13);
    const mints = transactions.filter(({ to, value }) => to === world.collections.art && value !== undefined);
    expect(new Set(mints.map(({ data }) => data)).size).toBe(demoWorks.length);
  });

  it('has open listings with books of bids, and no account of the first three pays or is paid', () => {
    expect(listed.length).toBeGreaterThanOrEqual(12);
    expect(listed.filter(({ listing }) => listing!.bids >= 1).length).toBeGreaterThanOrEqual(20);
    expect(listed.filter(({ listing }) => listing!.bids >= 2)).toHaveLength(2);
    const payers = transactions.filter(({ to }) => to === world.quoteToken).map(({ from }) => from);
    expect(payers.filter((from) => from >= 1 && from <= 3)).toEqual([]);
  });

  it('has an auction with bids, one without, and one that is over and not settled', () => {
    const auctions = listed.filter(({ listing }) => listing!.endsAt > 0);
    expect(auctions.map(({ id, listing }) => [id, listing!.bids, listing!.endsAt > endTimestamp])).toEqual([
      [5, 1, false],
      [7, 1, true],
      [12, 0, true],
    ]);
  });

  it('given a sold, a settled, an offered and a given work, then its new owner has it', () => {
    const owners = holdings.tokens.map(({ collection, id, owner }) => [`${collection} ${id}`, owner]);
    expect(Object.fromEntries(owners)).toMatchObject({
      'art 1': 17,
      'art 2': 19,
      'art 4': 21,
      'art 6': 8,
      'art 11': 20,
      'art 22': 20,
      'art 25': 15,
      'genesis 61': 20,
    });
  });
});

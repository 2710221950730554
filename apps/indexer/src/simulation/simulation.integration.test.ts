import { createTestDatabase } from '@tradewind/db/test-database';
import { outcomes } from '@tradewind/rules/prediction/round';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foundFaults } from './found-faults.ts';
import { type NftEvent, nftEvents } from '../nft-stake/simulation/nft-rows.ts';
import { listSaleFacts, saleFacts } from '../launchpad/simulation/sale-facts.ts';
import { listMarketFacts, marketFacts } from '../nft-market/simulation/market-facts.ts';
import { simulate } from './simulate.ts';

/**
 * A larger number searches for faults: `SIMULATION_SEEDS=5000 npx vitest run --project integration
 * simulation.integration`.
 */
const seedCount = Number(process.env['SIMULATION_SEEDS'] ?? 200);
const seeds = Array.from({ length: seedCount }, (_, index) => index + 1);

/** The tables of NFT staking; others with their prefix are those of NFT markets. */
const stakingTables = [
  'nft_staked',
  'nft_unstaked',
  'nft_lost',
  'nft_collection_allowed',
  'nft_collection_removed',
  'nft_transfer',
  'nft_token',
];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const totals = { undone: 0, rebuilt: 0, failed: 0 };
const sizes = new Map<string, number>();
const weeks = new Set<number>();
const outcomeCounts = new Map<string, number>();
/** Number of seeds whose last chain has the event. */
const nftSeeds = new Map<NftEvent, number>();
const stakeCounts = new Map<string, number>();
/** Number of the run's own seeds whose last chain has each fact of a sale. */
const saleSeeds = new Map<string, number>();
/** Number of the run's own seeds whose last chain has each fact of NFT markets. */
const marketSeeds = new Map<string, number>();
/** Number of the run's own seeds whose last chain has stakes in launch pools, and of those with staked NFTs too. */
const stakedSeeds = { pools: 0, both: 0 };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('[OPS-04] an index that followed a chain with faults equals one built from scratch', () => {
  // Several at a time, as one process follows several chains in one database.
  it.concurrent.each([...foundFaults, ...seeds])('seed %i', async (seed) => {
    const { followed, scratch, rounds, accountWeeks, stakePools, launchpad, transfers, nfts, ...others } =
      await simulate(database, database.url, seed);
    const { nftMarkets, ...counts } = others;
    expect(followed).toEqual(scratch);
    expect(rounds.indexed).toEqual(rounds.held);
    expect(accountWeeks.indexed).toEqual(accountWeeks.held);
    expect(stakePools.indexed).toEqual(stakePools.held);
    expect(launchpad.indexed).toEqual(launchpad.held);
    if (seeds.includes(seed)) {
      for (const fact of listSaleFacts(launchpad)) saleSeeds.set(fact, (saleSeeds.get(fact) ?? 0) + 1);
    }
    expect(nftMarkets.indexed).toEqual(nftMarkets.held);
    if (seeds.includes(seed)) {
      const sizeOf = (table: string) => followed[table]?.length ?? 0;
      for (const fact of listMarketFacts(nftMarkets, sizeOf))
        marketSeeds.set(fact, (marketSeeds.get(fact) ?? 0) + 1);
    }
    expect(transfers.indexed).toEqual(transfers.held);
    expect(nfts.indexed).toEqual(nfts.held);
    const hasStakes = (followed['stake']?.length ?? 0) > 0;
    if (seeds.includes(seed) && hasStakes) {
      stakedSeeds.pools += 1;
      if (nfts.events.has('stake')) stakedSeeds.both += 1;
    }
    for (const event of nfts.events) nftSeeds.set(event, (nftSeeds.get(event) ?? 0) + 1);
    for (const { week } of accountWeeks.held) weeks.add(week);
    for (const [table, rows] of Object.entries(followed))
      sizes.set(table, (sizes.get(table) ?? 0) + rows.length);
    for (const row of followed['prediction_round'] ?? []) {
      const outcome = /"outcome": "([a-z-]+)"/.exec(row)?.[1] ?? '';
      outcomeCounts.set(outcome, (outcomeCounts.get(outcome) ?? 0) + 1);
    }
    for (const row of followed['stake'] ?? []) {
      const state = /"state": "([a-z]+)"/.exec(row)?.[1] ?? '';
      stakeCounts.set(state, (stakeCounts.get(state) ?? 0) + 1);
    }
    totals.undone += counts.undone;
    totals.rebuilt += counts.rebuilt;
    totals.failed += counts.failed;
  });

  it('[LIQ-09] left rows in every table of the exchange', () => {
    for (const table of ['swap', 'mint', 'burn', 'share_move', 'pool_candle', 'pool']) {
      expect([table, sizes.get(table)]).toEqual([table, expect.toSatisfy((count: number) => count > 100)]);
    }
  });

  it('[TX-05] left transfers, and tokens that it follows', () => {
    for (const table of ['token_transfer', 'transfer_cover'])
      expect([table, sizes.get(table)]).toEqual([table, expect.toSatisfy((count: number) => count > 100)]);
  });

  it('[PRED-12] left rows in every table of the prediction', () => {
    const tables = [...sizes.keys()].filter((name) => name.startsWith('prediction_'));
    expect(tables.length).toBe(18);
    for (const table of tables) {
      expect([table, sizes.get(table)]).toEqual([table, expect.toSatisfy((count: number) => count > 10)]);
    }
  });

  it('[NST-01] left rows in every table of NFT staking', () => {
    for (const table of stakingTables)
      expect([table, sizes.get(table)]).toEqual([table, expect.toSatisfy((count: number) => count > 100)]);
  });

  it('[NST-01] saw every event of NFTs in many seeds', () => {
    const least = Math.min(40, seeds.length / 5);
    for (const event of nftEvents)
      expect([event, nftSeeds.get(event)]).toEqual([
        event,
        expect.toSatisfy((count: number) => count >= least),
      ]);
  });

  it('[POOL-05] left rows in every table of launch pools, and stakes of every state', () => {
    const tables = [...sizes.keys()].filter((name) => name.startsWith('stake_pool') || name === 'stake');
    expect(tables.length).toBe(14);
    for (const table of tables) {
      expect([table, sizes.get(table)]).toEqual([table, expect.toSatisfy((count: number) => count > 10)]);
    }
    for (const state of ['open', 'out', 'matured']) {
      expect([state, stakeCounts.get(state)]).toEqual([
        state,
        expect.toSatisfy((count: number) => count > 40),
      ]);
    }
  });

  it('[POOL-05] [NST-01] saw stakes of pools in many seeds, and in many of them staked NFTs too', () => {
    const least = Math.min(40, seeds.length / 5);
    for (const [kind, count] of Object.entries(stakedSeeds))
      expect([kind, count]).toEqual([kind, expect.toSatisfy((number: number) => number >= least)]);
  });

  it('[IDO-15] left rows in every table of the launchpad', () => {
    const tables = [...sizes.keys()].filter((name) => /^(sale|monthly_sale)/.test(name));
    expect(tables.length).toBe(21);
    for (const table of tables) {
      expect([table, sizes.get(table)]).toEqual([table, expect.toSatisfy((count: number) => count > 10)]);
    }
  });

  it('[IDO-10] [IDO-15] saw sales in many seeds, of every state, with change, refunds and claims', () => {
    const many = Math.min(60, (seeds.length * 3) / 10);
    expect(saleSeeds.get('sale')).toBeGreaterThanOrEqual(many);
    for (const fact of saleFacts)
      expect([fact, saleSeeds.get(fact)]).toEqual([
        fact,
        expect.toSatisfy((count: number) => count >= many / 6),
      ]);
  });

  it('[NFT-07] left rows in every table of NFT markets', () => {
    const tables = [...sizes.keys()].filter(
      (name) => name.startsWith('nft_') && !stakingTables.includes(name),
    );
    expect(tables.length).toBe(25);
    for (const table of tables) {
      expect([table, sizes.get(table)]).toEqual([table, expect.toSatisfy((count: number) => count > 10)]);
    }
  });

  it('[NFT-07] saw mints, listings, bids, auctions, sales and foreign transfers in many seeds', () => {
    const many = Math.min(60, (seeds.length * 3) / 10);
    for (const fact of ['mint', 'listing', 'bid', 'auction'])
      expect([fact, marketSeeds.get(fact)]).toEqual([
        fact,
        expect.toSatisfy((count: number) => count >= many),
      ]);
    for (const fact of marketFacts)
      expect([fact, marketSeeds.get(fact)]).toEqual([
        fact,
        expect.toSatisfy((count: number) => count >= many / 6),
      ]);
  });

  it('[PRED-10] saw more than one week', () => {
    expect(weeks.size).toBeGreaterThan(1);
  });

  it('[PRED-12] saw rounds with every outcome', () => {
    for (const outcome of outcomes) {
      expect([outcome, outcomeCounts.get(outcome)]).toEqual([
        outcome,
        expect.toSatisfy((count: number) => count > 5),
      ]);
    }
  });

  it('went through reorganisations, rebuilds and failures', () => {
    expect(totals.undone).toBeGreaterThan(seeds.length / 2);
    expect(totals.rebuilt).toBeGreaterThan(5);
    expect(totals.failed).toBeGreaterThan(seeds.length);
  });
});

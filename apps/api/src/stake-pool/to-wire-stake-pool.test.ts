import { describe, expect, it } from 'vitest';
import { stakePoolSchema } from '@tradewind/schema/stake-pool/pool';
import type { StakePoolRow } from '@tradewind/db/stake-pool/list-stake-pools.query';
import { toAddress } from '../../test-support/known.ts';
import { findTotalLockedUsdE18, type StakePoolFacts, toWireStakePool } from './to-wire-stake-pool.ts';

const usd = 10n ** 18n;
const year = 31_556_926;
const row: StakePoolRow = {
  chainId: 1,
  address: toAddress('a'),
  number: 3,
  depositToken: toAddress('d'),
  depositSymbol: 'DEP',
  depositDecimals: 6,
  earnToken: toAddress('e'),
  earnSymbol: 'EARN',
  earnDecimals: 18,
  minimumStake: 10n,
  cap: 1_000_000n,
  totalLocked: 400_000n,
  reserved: 7n,
  openCount: 2,
  durations: [86_400 * 30, year],
  aprsBps: [1_250, 10_000],
  feeVersion: 1,
  dayLimits: [7, 30],
  feesBps: [250, 100],
  lastMaturity: null,
  createdBlockNumber: 1,
  createdAt: 1,
  price: { priceUsdE18: 5n * (usd / 2n), valuedAt: 900 },
};
const facts: StakePoolFacts = {
  checkpoint: { blockNumber: 12, blockTimestamp: 1_000 },
  freeRewards: { state: 'known', amount: 100n },
  stablecoins: [],
};
const toWire = (change: Partial<StakePoolRow> = {}, more: Partial<StakePoolFacts> = {}) =>
  stakePoolSchema.parse(toWireStakePool({ ...row, ...change }, { ...facts, ...more }));

describe('[POOL-04] [POOL-05] an answer about a pool', () => {
  it('given a running pool, then it has the fields of the specification, with the largest rate and its days', () => {
    expect(toWire()).toMatchObject({
      id: 3,
      name: 'DEP – EARN',
      lockDay: 365,
      apr: 100,
      depositPrice: 2.5,
      depositSymbol: 'DEP',
      earnSymbol: 'EARN',
      logoUrl: `/media/logo/1/${toAddress('e')}`,
      isFinish: false,
      poolContract: toAddress('a'),
      tokenContract: toAddress('d'),
      poolAprs: [
        { period: 86_400 * 30, apr: 12.5 },
        { period: year, apr: 100 },
      ],
      poolFees: [
        { unstakeDay: 7, fee: 2.5 },
        { unstakeDay: 30, fee: 1 },
      ],
    });
  });

  it('given free rewards, then each period has the largest stake that they cover, and the pool the largest of all', () => {
    const { poolAprs, capacity } = toWire();
    // A year at 100% pays the amount itself: floor(amount) ≤ 100.
    expect(poolAprs[1]?.capacity).toBe('100');
    expect(capacity).toBe(poolAprs[0]?.capacity);
    expect(BigInt(capacity ?? 0)).toBeGreaterThan(100n);
    expect(toWire({}, { freeRewards: { state: 'known', amount: 10n ** 30n } }).capacity).toBe('600000');
    expect(toWire({}, { freeRewards: { state: 'known', amount: 0n } }).poolAprs[1]?.capacity).toBe('0');
  });

  it.each([
    ['unreachable', null],
    ['reverting', '0'],
  ] as const)(
    'given free rewards that are %s, then every capacity is %j, and of a finished pool 0',
    (state, none) => {
      const pool = toWire({}, { freeRewards: { state } });
      expect([pool.freeRewards, pool.freeRewardsState, pool.capacity]).toEqual([null, state, none]);
      expect(pool.poolAprs.map(({ capacity }) => capacity)).toEqual([none, none]);
      const finished = toWire({ lastMaturity: 5 }, { freeRewards: { state } });
      expect([finished.isFinish, finished.freeRewards, finished.capacity]).toEqual([true, null, '0']);
    },
  );

  it('given a price, then it has its source and its age at the block', () => {
    const usdE18 = String(5n * (usd / 2n));
    expect(toWire().price).toEqual({ usdE18, source: 'pools', valuedAt: 900, ageSeconds: 100 });
    const stable = toWire({ price: { priceUsdE18: usd, valuedAt: null } }, { stablecoins: [toAddress('d')] });
    expect(stable.price).toEqual({
      usdE18: String(usd),
      source: 'stablecoin',
      valuedAt: null,
      ageSeconds: null,
    });
  });

  it.each([
    ['no price', { price: null }],
    ['a price that may come', { price: { priceUsdE18: null, valuedAt: 900 } }],
    ['no decimals', { depositDecimals: null }],
  ])('given a deposit token with %s, then the worth of its stakes is null, never 0', (_title, change) => {
    expect(toWire(change).totalLockedUsdE18).toBeNull();
    expect(findTotalLockedUsdE18([row, { ...row, ...change }])).toBeUndefined();
    expect(findTotalLockedUsdE18([row, { ...row, ...change, totalLocked: 0n }])).toBe(usd);
  });

  it('given pools with known prices, then the total value locked is the sum of their worth', () => {
    expect(toWire().totalLockedUsdE18).toBe(String(usd));
    expect(findTotalLockedUsdE18([row, { ...row, totalLocked: 800_000n }])).toBe(3n * usd);
    expect(findTotalLockedUsdE18([])).toBe(0n);
  });

  it('given one token for both sides or a token without a symbol, then the name says so', () => {
    expect(toWire({ earnToken: row.depositToken, earnSymbol: 'DEP' }).name).toBe('DEP');
    expect(toWire({ depositSymbol: null }).name).toBe('0xdddd…dddd – EARN');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pool } from './pair.ts';
import { findBestRouteExactIn, findBestRouteExactOut } from './route.ts';
import { toTestAddress } from './route.test-support.ts';
import { findBestSandwich, findSafeSlippageBps } from './sandwich.ts';
import { toTrade, type Trade } from './trade.ts';

const tokens = [1, 2, 3, 4].map(toTestAddress);
const unit = 10n ** 18n;

/** Pools between consecutive tokens, `[reserve, reserve]` in the order of the path. */
function createPools(reserves: readonly (readonly [bigint, bigint])[]): Pool[] {
  return reserves.map(([reserve0, reserve1], index) => ({
    address: toTestAddress(100 + index),
    token0: tokens[index]!,
    token1: tokens[index + 1]!,
    reserve0,
    reserve1,
  }));
}

function findTrade(kind: Trade['kind'], pools: readonly Pool[], amount: bigint): Trade | undefined {
  const search = kind === 'exact-in' ? findBestRouteExactIn : findBestRouteExactOut;
  const route = search(pools, tokens[0]!, tokens[pools.length]!, amount);
  return route && toTrade(kind, route);
}

function getTrade(kind: Trade['kind'], pools: readonly Pool[], amount: bigint): Trade {
  const trade = findTrade(kind, pools, amount);
  if (!trade) throw new Error('the test expects a trade');
  return trade;
}

// The field's formulas, implemented again for 0.20%.
const sell = (amount: bigint, x: bigint, y: bigint) => (amount * 998n * y) / (x * 1000n + amount * 998n);
const buy = (amount: bigint, x: bigint, y: bigint) => (x * amount * 1000n) / ((y - amount) * 998n) + 1n;

/** `unitPrice`: after the trade, the raw units that one bought unit is worth, rounded up. */
type Attack = { profit: bigint; loss: bigint; unitPrice: bigint };

/** Executes a sandwich on the pools, step by step; undefined where the trade reverts. */
function play(trade: Trade, slippageBps: number, hop: number, frontRun: bigint): Attack | undefined {
  const pools = trade.route.pools.map(({ reserve0, reserve1 }) => ({ x: reserve0, y: reserve1 }));
  const attacked = pools[hop]!;
  const bought = sell(frontRun, attacked.x, attacked.y);
  attacked.x += frontRun;
  attacked.y -= bought;
  const loss =
    trade.kind === 'exact-in' ? tradeIn(trade, pools, slippageBps) : tradeOut(trade, pools, slippageBps);
  if (loss === undefined) return undefined;
  const unitPrice = attacked.x / attacked.y + 1n;
  return { profit: sell(bought, attacked.y, attacked.x) - frontRun, loss, unitPrice };
}

type Reserves = { x: bigint; y: bigint };

function tradeIn({ amountIn, amountOut }: Trade, pools: Reserves[], slippageBps: number): bigint | undefined {
  let amount = amountIn;
  for (const pool of pools) {
    const out = sell(amount, pool.x, pool.y);
    if (out === 0n) return undefined;
    pool.x += amount;
    pool.y -= out;
    amount = out;
  }
  const minimum = amountOut - (amountOut * BigInt(slippageBps)) / 10_000n;
  return amount < minimum ? undefined : amountOut - amount;
}

function tradeOut(
  { amountIn, amountOut }: Trade,
  pools: Reserves[],
  slippageBps: number,
): bigint | undefined {
  let amount = amountOut;
  for (const pool of pools.toReversed()) {
    if (amount >= pool.y) return undefined;
    const needed = buy(amount, pool.x, pool.y);
    pool.x += needed;
    pool.y -= amount;
    amount = needed;
  }
  const maximum = amountIn + (amountIn * BigInt(slippageBps)) / 10_000n;
  return amount > maximum ? undefined : amount - amountIn;
}

const noAttack: Attack = { profit: 0n, loss: 0n, unitPrice: 0n };

/** The most profitable front-run in one pool, by trying all. */
function findMostByForce(trade: Trade, slippageBps: number, hop: number): Attack {
  let most = noAttack;
  for (let frontRun = 1n; ; frontRun += 1n) {
    const attack = play(trade, slippageBps, hop, frontRun);
    if (!attack) return most;
    if (attack.profit > most.profit) most = attack;
  }
}

/**
 * Tolerance for the rounding of a sandwich's steps. Sizes are in the token with the smaller reserve; where the
 * attacker pays in it, rounding can cost one bought unit. It is dear after a large move, which the rounding of the
 * other hops hides from a tiny trade: one unit of their tokens may be worth many of this hop's.
 */
function toRounding({ profit, unitPrice }: Attack, { reserve0, reserve1 }: Pool): bigint {
  return 5n + profit / 500n + (reserve0 < reserve1 ? unitPrice : 0n);
}

type LongerRoute = {
  kind: Trade['kind'];
  reserves: readonly (readonly [bigint, bigint])[];
  amount: bigint;
  slippageBps: number;
};

function expectNoBetterHop({ kind, reserves, amount, slippageBps }: LongerRoute): void {
  const pools = createPools(reserves);
  const trade = findTrade(kind, pools, amount);
  if (!trade) return;
  const toIn = (hop: number, profit: bigint) =>
    (profit * trade.route.amounts[0]!) / trade.route.amounts[hop]!;
  const best = findBestSandwich(trade, slippageBps);
  const found = best ? toIn(best.hop, best.profit) : 0n;
  for (const [hop, pool] of pools.entries()) {
    const most = findMostByForce(trade, slippageBps, hop);
    expect(found).toBeGreaterThanOrEqual(toIn(hop, most.profit - toRounding(most, pool)));
  }
}

const smallReserve = fc.bigInt({ min: 500n, max: 20_000n });
const kinds = fc.constantFrom('exact-in', 'exact-out');
const smallPools = fc.array(fc.tuple(smallReserve, smallReserve), { minLength: 1, maxLength: 3 });
const slippages = fc.integer({ min: 0, max: 3_000 });

describe('findBestSandwich', () => {
  it('[SWAP-15] earns its profit when it is executed, within the slippage', () => {
    const bigReserve = fc.bigInt({ min: 10n ** 6n, max: 2n ** 100n });
    const bigPools = fc.array(fc.tuple(bigReserve, bigReserve), { minLength: 1, maxLength: 3 });
    const amounts = fc.bigInt({ min: 1n, max: 2n ** 90n });
    fc.assert(
      fc.property(kinds, bigPools, amounts, slippages, (kind, reserves, amount, slippageBps) => {
        const trade = findTrade(kind, createPools(reserves), amount);
        const found = trade && findBestSandwich(trade, slippageBps);
        if (!trade || !found) return;
        expect(found.profit).toBeGreaterThan(0n);
        expect(play(trade, slippageBps, found.hop, found.frontRun)).toMatchObject({
          profit: found.profit,
          loss: found.loss,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('[SWAP-15] no front-run of one pool earns more, except for rounding', () => {
    fc.assert(
      fc.property(
        kinds,
        smallReserve,
        smallReserve,
        fc.bigInt({ min: 1n, max: 8_000n }),
        slippages,
        (...drawn) => {
          const [kind, reserveIn, reserveOut, amount, slippageBps] = drawn;
          const pools = createPools([[reserveIn, reserveOut]]);
          const trade = findTrade(kind, pools, amount);
          if (!trade) return;
          const found = findBestSandwich(trade, slippageBps)?.profit ?? 0n;
          const most = findMostByForce(trade, slippageBps, 0);
          expect(found).toBeLessThanOrEqual(most.profit);
          expect(most.profit - found).toBeLessThanOrEqual(toRounding(most, pools[0]!));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('[SWAP-15] no front-run of any pool of a longer route earns more at the rates of the trade', () => {
    const amounts = fc.oneof(fc.bigInt({ min: 1n, max: 3n }), fc.bigInt({ min: 1n, max: 4_000n }));
    const tolerances = fc.oneof(fc.constant(0), slippages);
    fc.assert(
      fc.property(kinds, smallPools, amounts, tolerances, (kind, reserves, amount, slippageBps) =>
        expectNoBetterHop({ kind, reserves, amount, slippageBps }),
      ),
      { numRuns: 80 },
    );
  });

  // Found by the property: one unit of the first token hides a large move of the last pool.
  it.each<LongerRoute>([
    {
      kind: 'exact-out',
      reserves: [
        [500n, 11_857n],
        [1_375n, 8_841n],
        [16_620n, 7_897n],
      ],
      amount: 1n,
      slippageBps: 50,
    },
    {
      kind: 'exact-out',
      reserves: [
        [1_532n, 10_863n],
        [2_224n, 19_112n],
        [11_925n, 7_158n],
      ],
      amount: 1n,
      slippageBps: 0,
    },
    {
      kind: 'exact-out',
      reserves: [
        [501n, 11_755n],
        [1_345n, 19_999n],
        [4_669n, 17_239n],
      ],
      amount: 1n,
      slippageBps: 439,
    },
  ])(
    '[SWAP-15] given the tiny trade %# through three pools, then no front-run earns more',
    expectNoBetterHop,
  );

  it('[SWAP-15] given an exact output whose small sandwiches lose their fees, then a large one is found', () => {
    const reserves = [172_221n * unit, 3_762n * unit] as const;
    const trade = getTrade('exact-out', createPools([reserves]), (3_762n * unit * 1_493n) / 1_000_000n);
    expect(play(trade, 5_000, 0, reserves[0] / 100n)?.profit).toBeLessThan(0n);
    expect(findBestSandwich(trade, 4_000)).toBeUndefined();
    expect(findBestSandwich(trade, 5_000)?.profit).toBeGreaterThan(2n * unit);
  });

  it('[SWAP-15] a trade that hardly moves the price is not worth it at any slippage', () => {
    const trade = getTrade('exact-in', createPools([[1_000_000n * unit, 1_000_000n * unit]]), 1_000n * unit);
    expect(findBestSandwich(trade, 5_000)).toBeUndefined();
  });

  it('[SWAP-15] a large one is, and loses at most its slippage', () => {
    const trade = getTrade('exact-in', createPools([[1_000n * unit, 1_000n * unit]]), 50n * unit);
    const found = findBestSandwich(trade, 100);
    expect(found?.profit).toBeGreaterThan(0n);
    const atMost = (trade.amountOut * 100n) / 10_000n;
    expect(found?.loss).toBeLessThanOrEqual(atMost);
    expect(found?.loss).toBeGreaterThan((atMost * 99n) / 100n);
  });
});

describe('findSafeSlippageBps', () => {
  const deep = createPools([[1_000n * unit, 1_000n * unit]]);
  const trade = getTrade('exact-in', deep, 50n * unit);
  const cost = unit / 10n;

  it('[SWAP-15] is the largest at which a sandwich does not pay its transactions', () => {
    const safe = findSafeSlippageBps(trade, 300, { cost, leastBps: 10 });
    expect(safe).toBeGreaterThan(10);
    expect(findBestSandwich(trade, safe!)?.profit ?? 0n).toBeLessThanOrEqual(cost);
    expect(findBestSandwich(trade, safe! + 1)?.profit).toBeGreaterThan(cost);
  });

  it('[SWAP-15] does not go below the least, and is absent where the chosen one is safe', () => {
    expect(findSafeSlippageBps(trade, 300, { cost: 0n, leastBps: 10 })).toBe(10);
    expect(findSafeSlippageBps(trade, 300, { cost: 50n * unit, leastBps: 10 })).toBeUndefined();
    expect(findSafeSlippageBps(trade, 10, { cost: 0n, leastBps: 10 })).toBeUndefined();
  });
});

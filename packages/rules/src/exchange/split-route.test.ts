import { describe, expect, it } from 'vitest';
import type { Address } from '../network/address.ts';
import type { Pool } from './pair.ts';
import {
  createRandomBits,
  createRandomInteger,
  listAllRoutesExactIn,
  type RandomInteger,
  toTestAddress,
} from './route.test-support.ts';
import { findBestRouteExactIn, type Route } from './route.ts';
import { findBestSplitExactIn, type SplitCost } from './split-route.ts';
import { findBestSandwich } from './sandwich.ts';
import {
  computePriceImpact,
  computeSplitGain,
  computeTradeFee,
  listParts,
  toTrade,
  type Trade,
} from './trade.ts';

const [tokenIn, tokenOut] = [toTestAddress(10), toTestAddress(11)];
const free: SplitCost = { route: 0n, hop: 0n };

/** A pool for almost every pair of tokens: one per pair, as on a chain. */
function createPools(random: RandomInteger, tokens: number, bits: () => number): readonly Pool[] {
  const pools: Pool[] = [];
  for (let low = 10; low < 10 + tokens; low += 1) {
    for (let high = low + 1; high < 10 + tokens; high += 1) {
      if (random(6) === 0) continue;
      pools.push({
        address: toTestAddress(1000 + pools.length),
        token0: toTestAddress(low),
        token1: toTestAddress(high),
        reserve0: createRandomBits(random, bits()),
        reserve1: createRandomBits(random, bits()),
      });
    }
  }
  return pools;
}

/** The output of a path over pools changed by the paths before. */
function sellOver(pools: Map<Address, Pool>, { path, pools: passed }: Route, amountIn: bigint): bigint {
  return passed.reduce((amount, { address }, hop) => {
    const pool = pools.get(address)!;
    const isZeroIn = pool.token0 === path[hop];
    const [reserveIn, reserveOut] = isZeroIn
      ? [pool.reserve0, pool.reserve1]
      : [pool.reserve1, pool.reserve0];
    const out = (amount * 998n * reserveOut) / (reserveIn * 1000n + amount * 998n);
    const [left0, left1] = isZeroIn
      ? [reserveIn + amount, reserveOut - out]
      : [reserveOut - out, reserveIn + amount];
    pools.set(address, { ...pool, reserve0: left0, reserve1: left1 });
    return out;
  }, amountIn);
}

function sellOneByOne(pools: readonly Pool[], trade: Trade): bigint {
  const state = new Map(pools.map((pool) => [pool.address, pool]));
  return listParts(trade).reduce((sum, { route, amountIn }) => sum + sellOver(state, route, amountIn), 0n);
}

/** The maximum output of up to four routes without a shared pool, by brute force over steps of the amount. */
function findBestByForce(pools: readonly Pool[], amountIn: bigint, steps: number): bigint {
  const routes = listAllRoutesExactIn(pools, tokenIn, tokenOut, amountIn / BigInt(steps));
  const tables = routes.map((route) =>
    Array.from({ length: steps + 1 }, (_, step) =>
      sellOver(
        new Map(pools.map((pool) => [pool.address, pool])),
        route,
        (amountIn * BigInt(step)) / BigInt(steps),
      ),
    ),
  );
  let best = 0n;
  const visit = (chosen: readonly number[], from: number, out: readonly bigint[]): void => {
    const most = out[steps]!;
    if (most > best) best = most;
    if (chosen.length === 4) return;
    for (let index = from; index < routes.length; index += 1) {
      const used = new Set(routes[index]!.pools.map(({ address }) => address));
      if (chosen.some((other) => routes[other]!.pools.some(({ address }) => used.has(address)))) continue;
      const table = tables[index]!;
      const next = out.map((_, total) =>
        table.slice(0, total + 1).reduce((high, amount, step) => {
          const sum = amount + out[total - step]!;
          return sum > high ? sum : high;
        }, 0n),
      );
      visit([...chosen, index], index + 1, next);
    }
  };
  visit(
    [],
    0,
    Array.from({ length: steps + 1 }, () => 0n),
  );
  return best;
}

describe('findBestSplitExactIn', () => {
  it('[SWAP-15] 600 random sets of pools: adds up, equals the pools’ output exactly, and never pays less than the single route after gas', () => {
    const random = createRandomInteger(0x5517);
    let splits = 0;
    for (let run = 0; run < 600; run += 1) {
      const bits = run % 10 === 0 ? () => 1 + random(112) : () => 60 + random(16);
      const pools = createPools(random, 3 + random(4), bits);
      const amountIn = createRandomBits(random, run % 10 === 0 ? 1 + random(112) : 55 + random(18));
      const single = findBestRouteExactIn(pools, tokenIn, tokenOut, amountIn);
      const paid = single?.amounts.at(-1) ?? 0n;
      const cost = {
        route: (paid * BigInt(random(50))) / 10_000n,
        hop: (paid * BigInt(random(50))) / 10_000n,
      };
      const trade = findBestSplitExactIn(pools, tokenIn, tokenOut, amountIn, cost);
      expect(trade === undefined, `run ${run}`).toBe(single === undefined);
      if (!trade) continue;
      expect(trade.amountOut, `run ${run}`).toBe(sellOneByOne(pools, trade));
      expect(trade.amountIn).toBe(amountIn);
      if (!trade.split) {
        expect(trade.route).toEqual(single);
        continue;
      }
      splits += 1;
      const { parts, cost: gas } = trade.split;
      const gain = computeSplitGain(trade);
      expect(trade.split.single.route).toEqual(single);
      const hops = parts.reduce((sum, { route }) => sum + route.pools.length, 0);
      expect(gas).toBe(
        cost.route * BigInt(parts.length - 1) + cost.hop * BigInt(hops - single!.pools.length),
      );
      expect(gain).toBe(trade.amountOut - paid);
      expect(gain > gas, `run ${run}`).toBe(true);
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.length).toBeLessThan(5);
      expect(parts.reduce((sum, part) => sum + part.amountIn, 0n)).toBe(amountIn);
      expect(parts.every((part) => part.amountIn > 0n && part.amountOut > 0n)).toBe(true);
      const passed = parts.flatMap(({ route }) => route.pools.map(({ address }) => address));
      expect(new Set(passed).size, `run ${run} shares a pool`).toBe(passed.length);
    }
    expect(splits).toBeGreaterThan(150);
  }, 60_000);

  it('[SWAP-15] pays within 2% of a brute force over all routes in 24 steps, and nearly always more', () => {
    const random = createRandomInteger(0xb12e);
    let [better, compared] = [0, 0];
    for (let run = 0; run < 120; run += 1) {
      const pools = createPools(random, 4 + random(3), () => 68 + random(8));
      const amountIn = createRandomBits(random, 62 + random(12));
      const trade = findBestSplitExactIn(pools, tokenIn, tokenOut, amountIn, free);
      if (!trade) continue;
      const best = findBestByForce(pools, amountIn, 24);
      compared += 1;
      if (trade.amountOut >= best) better += 1;
      expect(trade.amountOut * 100n >= best * 98n, `run ${run}: ${trade.amountOut} of ${best}`).toBe(true);
    }
    expect(better / compared).toBeGreaterThan(0.97);
  }, 60_000);

  it('[SWAP-15] loses nothing by using few pools of a large set', () => {
    const random = createRandomInteger(0x1a29e);
    for (let run = 0; run < 12; run += 1) {
      const pools = createPools(random, 14, () => 70 + random(6));
      const passing = pools.filter(({ token0, token1 }) =>
        [token0, token1].some((token) => token === tokenIn || token === tokenOut),
      );
      const amountIn = createRandomBits(random, 71);
      const trade = findBestSplitExactIn(pools, tokenIn, tokenOut, amountIn, free)!;
      // Routes of at most two hops are few enough to try all.
      expect(passing.length).toBeLessThan(48);
      const short = findBestSplitExactIn(passing, tokenIn, tokenOut, amountIn, free)!;
      expect(trade.amountOut * 100n >= short.amountOut * 99n, `run ${run}`).toBe(true);
    }
  }, 60_000);

  it('[SWAP-15] gives the same trade for the same pools in any order', () => {
    const random = createRandomInteger(0xde7);
    for (let run = 0; run < 50; run += 1) {
      const pools = createPools(random, 6, () => 70 + random(6));
      const amountIn = createRandomBits(random, 70);
      const find = (from: readonly Pool[]) => findBestSplitExactIn(from, tokenIn, tokenOut, amountIn, free);
      expect(find(pools.toReversed())).toEqual(find(pools));
    }
  }, 60_000);

  it('[SWAP-15] stays with the single route where the gain does not exceed the gas', () => {
    const pools = createPools(createRandomInteger(7), 4, () => 70);
    const amountIn = 1n << 68n;
    const trade = findBestSplitExactIn(pools, tokenIn, tokenOut, amountIn, free)!;
    const gain = computeSplitGain(trade);
    const { parts } = trade.split!;
    const route = gain / BigInt(parts.length - 1) + 1n;
    expect(findBestSplitExactIn(pools, tokenIn, tokenOut, amountIn, { route, hop: gain })).not.toHaveProperty(
      'split',
    );
  });
});

describe('a split trade', () => {
  const parts = [
    { amountIn: 10n ** 18n, reserve: 10n ** 20n },
    { amountIn: 3n * 10n ** 18n, reserve: 10n ** 21n },
  ].map(({ amountIn, reserve }, index) => {
    const pool = { address: toTestAddress(1000 + index), token0: tokenIn, token1: tokenOut };
    const pools = [{ ...pool, reserve0: reserve, reserve1: reserve }];
    return toTrade('exact-in', findBestRouteExactIn(pools, tokenIn, tokenOut, amountIn)!);
  });
  const [one, two] = parts as [Trade, Trade];
  const split: Trade = {
    ...two,
    amountIn: one.amountIn + two.amountIn,
    amountOut: one.amountOut + two.amountOut,
    split: { parts: [two, one], single: two, cost: 0n },
  };

  it('[SWAP-15] has the fee of all its parts, and the impact of each by its amount', () => {
    expect(computeTradeFee(split)).toEqual({
      total: computeTradeFee(one).total + computeTradeFee(two).total,
      provider: computeTradeFee(one).provider + computeTradeFee(two).provider,
      treasury: computeTradeFee(one).treasury + computeTradeFee(two).treasury,
    });
    // A quarter of the amount at 0.998 / 100.998, three quarters at 2.994 / 1002.994.
    const expected = 0.25 * (0.998 / 100.998) + 0.75 * (2.994 / 1002.994);
    const { numerator, denominator } = computePriceImpact(split);
    expect(Number((numerator * 10n ** 12n) / denominator) / 1e12).toBeCloseTo(expected, 9);
  });

  it('[SWAP-15] can be sandwiched in any of its pools, within the slippage of the whole', () => {
    const found = findBestSandwich(split, 100)!;
    expect(found.loss <= split.amountOut / 100n).toBe(true);
    expect(found.loss > two.amountOut / 100n).toBe(true);
    for (const part of parts) expect(found.profit >= findBestSandwich(part, 100)!.profit).toBe(true);
  });
});

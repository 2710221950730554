import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximumReserve, type Pool } from './pair.ts';
import { toPoolArrays } from './pool-arrays.ts';
import { createRouteFinder } from './route-finder.ts';
import type { FlatRoute } from './route-search.ts';
import type { Route } from './route.ts';
import {
  listAllRoutesExactIn,
  listAllRoutesExactOut,
  pickBestRoute,
  toTestAddress,
} from './route.test-support.ts';

const anySize = fc
  .tuple(fc.integer({ min: 0, max: 111 }), fc.bigInt({ min: 0n, max: 2n ** 112n - 1n }))
  .map(([shift, bits]) => bits >> BigInt(shift));

/**
 * Reserves of mixed sizes, of one size, where rounding matters, where float64 sees no difference, and at the
 * limit of 112 bits.
 */
const reserves = {
  any: anySize,
  alike: fc.bigInt({ min: 10n ** 21n, max: 10n ** 24n }),
  tiny: fc.bigInt({ min: 0n, max: 40n }),
  'near tie': fc.bigInt({ min: 10n ** 30n, max: 10n ** 30n + 3n }),
  full: fc.bigInt({ min: 0n, max: 2n ** 20n }).map((free) => maximumReserve - free),
  'full or small': fc.oneof(
    fc.bigInt({ min: 0n, max: 5n }).map((free) => maximumReserve - free),
    fc.bigInt({ min: 0n, max: 10n ** 6n }),
  ),
};

/** Pools of a few tokens, with duplicates: every path from the first token to the second is short. */
const poolLists = fc.constantFrom(...Object.values(reserves)).chain((reserve) =>
  fc.record({
    pools: fc
      .array(
        fc
          .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), reserve, reserve)
          .filter(([a, b]) => a !== b),
        { minLength: 1, maxLength: 14 },
      )
      .map((rows) => rows.map(([a, b, ...reserves_], place) => toPool(place, [a, b], reserves_))),
    amount: fc.oneof(anySize, reserve, fc.bigInt({ min: 1n, max: 50n })),
    avoided: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
  }),
);

function toPool(
  place: number,
  tokens: readonly [number, number],
  [reserve0, reserve1]: readonly [bigint, bigint],
): Pool {
  return {
    address: toTestAddress(1_000 - place),
    token0: toTestAddress(Math.min(...tokens)),
    token1: toTestAddress(Math.max(...tokens)),
    reserve0,
    reserve1,
  };
}

const [tokenIn, tokenOut] = [toTestAddress(1), toTestAddress(2)];
const seed = 0x726f757465;

function passes(avoided: readonly string[]) {
  return ({ path }: Route) => path.slice(1, -1).every((token) => !avoided.includes(token));
}

describe('the best route', () => {
  it('[SWAP-03] is that of brute force over any pools, whatever tokens are avoided', () => {
    const found = { in: 0, out: 0 };
    const property = fc.property(poolLists, ({ pools, amount, avoided: numbers }) => {
      const { findToken, ...arrays } = toPoolArrays(pools);
      // The later a pool, the lower its address.
      const finder = createRouteFinder(arrays, (a, b) => b - a);
      const [start, end] = [findToken(tokenIn) ?? -1, findToken(tokenOut) ?? -1];
      const avoided = numbers.map(toTestAddress);
      const places = new Set(avoided.flatMap((token) => findToken(token) ?? []));
      const toRoute = (route: FlatRoute | undefined) =>
        route && {
          path: route.path.map((token) => arrays.tokens[token]),
          pools: route.pools.map((pool) => pools[pool]),
          amounts: route.amounts,
        };
      const bestIn = finder.findExactIn(start, end, amount, places);
      const allIn = listAllRoutesExactIn(pools, tokenIn, tokenOut, amount);
      expect(toRoute(bestIn)).toEqual(pickBestRoute(allIn.filter(passes(avoided)), 'exact-in'));
      const bestOut = finder.findExactOut(start, end, amount, places);
      const allOut = listAllRoutesExactOut(pools, tokenIn, tokenOut, amount);
      expect(toRoute(bestOut)).toEqual(pickBestRoute(allOut.filter(passes(avoided)), 'exact-out'));
      if (bestIn) found.in += 1;
      if (bestOut) found.out += 1;
    });
    fc.assert(property, { seed, numRuns: 2_000 });
    expect(Math.min(found.in, found.out)).toBeGreaterThan(400);
  });
});

function summarize(route: FlatRoute | undefined) {
  return route && [route.path, route.pools, route.amounts];
}

describe('the finder over flat pools', () => {
  it('[SWAP-03] the example of the README runs without the rest of the product', async () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [, example = ''] = /```js\n([^`]*createRouteFinder[^`]*)```/.exec(readme) ?? [];
    const file = new URL('route-finder.ts', import.meta.url).href;
    const code = example.replace('@tradewind/rules/exchange/route-finder', file);
    expect(code).not.toBe(example);
    const ran = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
    expect(ran.route).toEqual({ path: [0, 1, 2], pools: [0, 1], amounts: [1_000n, 1_994n, 5_958n] });
    expect(example).toContain('{ path: [0, 1, 2], pools: [0, 1], amounts: [1000n, 1994n, 5958n] }');
  });

  it('[SWAP-03] given changed reserves, when refreshed, then it equals a new one', () => {
    const property = fc.property(
      poolLists,
      fc.array(fc.tuple(fc.nat(13), anySize, anySize)),
      ({ pools, amount }, changes) => {
        const { findToken, ...arrays } = toPoolArrays(pools);
        const [reserve0, reserve1] = [Array.from(arrays.reserve0), Array.from(arrays.reserve1)];
        const changing = { ...arrays, reserve0, reserve1 };
        const finder = createRouteFinder(changing);
        for (const [place, ...changed] of changes.filter(([place_]) => place_ < pools.length)) {
          [reserve0[place], reserve1[place]] = changed;
          finder.refreshReserves(place);
        }
        const again = createRouteFinder({ ...changing });
        const [start, end] = [findToken(tokenIn) ?? 0, findToken(tokenOut) ?? 0];
        for (const find of ['findExactIn', 'findExactOut'] as const) {
          expect(summarize(finder[find](start, end, amount))).toEqual(
            summarize(again[find](start, end, amount)),
          );
        }
      },
    );
    fc.assert(property, { seed, numRuns: 300 });
  });

  it('[SWAP-03] prefers the first of equal pools, and finds nothing for an amount of 0', () => {
    const reserve = 10n ** 21n;
    const finder = createRouteFinder({
      tokens: [tokenIn, tokenOut],
      token0: [0, 0, 0],
      token1: [1, 1, 0],
      reserve0: [reserve, reserve, reserve],
      reserve1: [reserve, reserve, reserve],
    });
    expect(finder.findExactIn(0, 1, 1_000n)?.pools).toEqual([0]);
    expect(finder.findExactOut(1, 0, 1_000n)?.pools).toEqual([0]);
    expect(finder.findExactIn(0, 0, 1_000n)).toBeUndefined();
    expect(finder.findExactIn(0, 1, 2n ** 4_000n)).toBeUndefined();
    expect(finder.findExactIn(0, 7, 1_000n)).toBeUndefined();
    expect(finder.findExactOut(-1, 1, 1_000n)).toBeUndefined();
  });

  it('[SWAP-03] a failed search leaves no state', () => {
    const reserve0: bigint[] = [10n ** 21n];
    const finder = createRouteFinder({
      tokens: [tokenIn, tokenOut],
      token0: [0],
      token1: [1],
      reserve0,
      reserve1: [10n ** 21n],
    });
    reserve0[0] = 0n;
    expect(() => finder.findExactIn(0, 1, 1_000n)).toThrow('insufficient-liquidity');
    reserve0[0] = 10n ** 21n;
    expect(finder.findExactIn(0, 1, 1_000n)?.amounts).toEqual([1_000n, 997n]);
    expect(finder.findExactIn(1, 0, 1_000n)?.amounts).toEqual([1_000n, 997n]);
  });
});

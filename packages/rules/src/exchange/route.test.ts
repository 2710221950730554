import { describe, expect, it } from 'vitest';
import type { Address } from '../network/address.ts';
import type { Pool } from './pair.ts';
import { findBestRouteExactIn, findBestRouteExactOut, type Route } from './route.ts';
import {
  createRandomBits,
  createRandomInteger,
  listAllRoutesExactIn,
  listAllRoutesExactOut,
  pickBestRoute,
  type RandomInteger,
  toTestAddress,
} from './route.test-support.ts';

const [tokenA, tokenB, tokenC, tokenD, tokenE] = [1, 2, 3, 4, 5].map((index) => toTestAddress(index)) as [
  Address,
  Address,
  Address,
  Address,
  Address,
];

function createPool(
  index: number,
  token0: Address,
  token1: Address,
  reserve0: bigint,
  reserve1: bigint,
): Pool {
  return { address: toTestAddress(1000 + index), token0, token1, reserve0, reserve1 };
}

function summarize(route: Route | undefined): unknown {
  return (
    route && {
      path: route.path.map((token) => token.toLowerCase()),
      pools: route.pools.map((pool) => pool.address.toLowerCase()),
      amounts: route.amounts,
    }
  );
}

type ReserveKind = 'usual' | 'huge' | 'tiny' | 'near-tie' | 'mixed';

function createReserve(random: RandomInteger, kind: ReserveKind): bigint {
  if (kind === 'usual') return createRandomBits(random, 50 + random(40));
  if (kind === 'huge')
    return random(4) === 0 ? 2n ** 112n - 1n - BigInt(random(3)) : createRandomBits(random, 112);
  if (kind === 'tiny') return BigInt(random(30));
  if (kind === 'near-tie') return 10n ** 24n + BigInt(random(3));
  return random(8) === 0 ? 0n : createRandomBits(random, 1 + random(112));
}

function createPools(random: RandomInteger, kind: ReserveKind): readonly Pool[] {
  const tokens = 3 + random(4);
  const isSpelledUpper = random(2) === 0;
  return Array.from({ length: 1 + random(14) }, (_, index) => {
    const first = 10 + random(tokens);
    const second = 10 + ((first - 10 + 1 + random(tokens - 1)) % tokens);
    const [low, high] = first < second ? [first, second] : [second, first];
    const pool = createPool(
      random(900),
      toTestAddress(low),
      toTestAddress(high),
      createReserve(random, kind),
      createReserve(random, kind),
    );
    const upper: Address = `0x${pool.token1.slice(2).toUpperCase()}`;
    return isSpelledUpper && index % 2 === 0 ? { ...pool, token1: upper } : pool;
  });
}

function createAmount(random: RandomInteger, kind: ReserveKind): bigint {
  if (kind === 'tiny') return BigInt(random(40));
  if (kind === 'near-tie')
    return random(2) === 0 ? BigInt(1 + random(5)) : createRandomBits(random, 20 + random(80));
  return createRandomBits(random, 1 + random(kind === 'usual' ? 90 : 112));
}

describe.each<ReserveKind>(['usual', 'huge', 'tiny', 'near-tie', 'mixed'])('%s pools', (kind) => {
  const cases = 1_200;

  it(`[SWAP-03] exact in equals brute force in ${cases} random cases`, () => {
    let found = 0;
    for (let seed = 1; seed <= cases; seed += 1) {
      const random = createRandomInteger(seed);
      const pools = createPools(random, kind);
      const amountIn = createAmount(random, kind);
      const [tokenIn, tokenOut] = [toTestAddress(10), toTestAddress(11)];
      const expected = pickBestRoute(listAllRoutesExactIn(pools, tokenIn, tokenOut, amountIn), 'exact-in');
      const actual = findBestRouteExactIn(pools, tokenIn, tokenOut, amountIn);
      expect(summarize(actual), `seed ${seed}`).toEqual(summarize(expected));
      if (actual) found += 1;
    }
    expect(found).toBeGreaterThan(cases / 10);
  });

  it(`[SWAP-03] exact out equals brute force in ${cases} random cases`, () => {
    let found = 0;
    for (let seed = 1; seed <= cases; seed += 1) {
      const random = createRandomInteger(seed + 1_000_000);
      const pools = createPools(random, kind);
      const amountOut = createAmount(random, kind);
      const [tokenIn, tokenOut] = [toTestAddress(12), toTestAddress(10)];
      const expected = pickBestRoute(listAllRoutesExactOut(pools, tokenIn, tokenOut, amountOut), 'exact-out');
      const actual = findBestRouteExactOut(pools, tokenIn, tokenOut, amountOut);
      expect(summarize(actual), `seed ${seed}`).toEqual(summarize(expected));
      if (actual) found += 1;
    }
    expect(found).toBeGreaterThan(cases / 10);
  });

  it('[SWAP-03] the order of the pools does not change the route', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = createRandomInteger(seed + 2_000_000);
      const pools = createPools(random, kind);
      const amount = createAmount(random, kind);
      const reversed = pools.toReversed();
      const ends = [toTestAddress(10), toTestAddress(11)] as const;
      expect(summarize(findBestRouteExactIn(reversed, ...ends, amount))).toEqual(
        summarize(findBestRouteExactIn(pools, ...ends, amount)),
      );
    }
  });
});

describe('a route', () => {
  const reserve = 10n ** 21n;

  it('[SWAP-03] passes at most three pools', () => {
    const chain = [
      createPool(1, tokenA, tokenB, reserve, reserve),
      createPool(2, tokenB, tokenC, reserve, reserve),
      createPool(3, tokenC, tokenD, reserve, reserve),
      createPool(4, tokenD, tokenE, reserve, reserve),
    ];
    expect(findBestRouteExactIn(chain, tokenA, tokenD, 10n ** 18n)?.path).toEqual([
      tokenA,
      tokenB,
      tokenC,
      tokenD,
    ]);
    expect(findBestRouteExactOut(chain, tokenA, tokenD, 10n ** 18n)?.pools).toEqual(chain.slice(0, 3));
    expect(findBestRouteExactIn(chain, tokenA, tokenE, 10n ** 18n)).toBeUndefined();
    expect(findBestRouteExactOut(chain, tokenA, tokenE, 10n ** 18n)).toBeUndefined();
  });

  it('[SWAP-03] takes the longer way only when it pays more', () => {
    const direct = createPool(1, tokenA, tokenC, reserve, reserve);
    const better = [
      createPool(2, tokenA, tokenB, reserve, 2n * reserve),
      createPool(3, tokenB, tokenC, reserve, reserve),
    ];
    expect(findBestRouteExactIn([direct, ...better], tokenA, tokenC, 10n ** 18n)?.pools).toEqual(better);
    const equal = [
      createPool(2, tokenA, tokenB, reserve, reserve),
      createPool(3, tokenB, tokenC, reserve, reserve),
    ];
    expect(findBestRouteExactIn([...equal, direct], tokenA, tokenC, 10n ** 18n)?.pools).toEqual([direct]);
  });

  it('[SWAP-03] prefers fewer hops, then lower addresses, among equals', () => {
    const viaD = [
      createPool(1, tokenA, tokenD, reserve, reserve),
      createPool(2, tokenB, tokenD, reserve, reserve),
    ];
    const viaC = [
      createPool(3, tokenA, tokenC, reserve, reserve),
      createPool(4, tokenB, tokenC, reserve, reserve),
    ];
    const path = [tokenA, tokenC, tokenB];
    expect(findBestRouteExactIn([...viaD, ...viaC], tokenA, tokenB, 10n ** 18n)?.path).toEqual(path);
    expect(findBestRouteExactOut([...viaD, ...viaC], tokenA, tokenB, 10n ** 18n)?.path).toEqual(path);
    const twins = [7, 6].map((index) => createPool(index, tokenA, tokenB, reserve, reserve));
    expect(findBestRouteExactIn(twins, tokenA, tokenB, 5n)?.pools[0]).toBe(twins[1]);
  });

  it('[SWAP-03] is absent for no amount, the same token, unknown tokens, and amounts beyond the pools', () => {
    const pools = [createPool(1, tokenA, tokenB, reserve, reserve)];
    expect(findBestRouteExactIn(pools, tokenA, tokenB, 0n)).toBeUndefined();
    expect(findBestRouteExactIn(pools, tokenA, tokenB, -1n)).toBeUndefined();
    expect(findBestRouteExactIn(pools, tokenA, tokenA, 1n)).toBeUndefined();
    expect(findBestRouteExactIn(pools, tokenA, tokenC, 1n)).toBeUndefined();
    expect(findBestRouteExactIn([], tokenA, tokenB, 1n)).toBeUndefined();
    expect(findBestRouteExactOut(pools, tokenA, tokenB, reserve)).toBeUndefined();
    expect(findBestRouteExactIn(pools, tokenA, tokenB, 2n ** 112n - reserve)).toBeUndefined();
    expect(findBestRouteExactIn(pools, tokenA, tokenB, 2n ** 112n - 1n - reserve)).toBeDefined();
  });
});

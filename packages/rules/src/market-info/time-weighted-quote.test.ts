import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Address } from '../network/address.ts';
import type { ObservedPool, PoolObservation } from './observed-pool.ts';
import { observeReserves, relativePriceScale } from './observe-reserves.ts';
import { findTimeWeightedQuote } from './time-weighted-quote.ts';

type Reserves = Pick<PoolObservation, 'timestamp' | 'reserve0' | 'reserve1'>;

const tokenA: Address = '0x00000000000000000000000000000000000000aa';
const tokenB: Address = '0x00000000000000000000000000000000000000bb';
const window = { startsAt: 1_000, endsAt: 2_000 };

/** A pool with these reserves, one after the other. */
function createPool(history: readonly Reserves[], decimals0 = 18, decimals1 = 18): ObservedPool {
  const observations: PoolObservation[] = [];
  for (const reserves of history) observations.push(observeReserves(observations.at(-1), reserves));
  return {
    token0: { address: tokenA, decimals: decimals0 },
    token1: { address: tokenB, decimals: decimals1 },
    atStart: observations.findLast(({ timestamp }) => timestamp <= window.startsAt),
    atEnd: observations.at(-1)!,
  };
}

const at = (timestamp: number, reserve0: bigint, reserve1: bigint): Reserves => ({
  timestamp,
  reserve0,
  reserve1,
});

it('[MKT-01] weights each price by its duration inside the window', () => {
  const pool = createPool([at(500, 10n, 20n), at(1_250, 10n, 40n), at(1_750, 10n, 80n)]);
  // 2 for 250 s, 4 for 500 s, 8 for 250 s.
  expect(findTimeWeightedQuote(pool, tokenA, window)).toEqual({
    quoteToken: pool.token1,
    relativePrice: (9n * relativePriceScale) / 2n,
    quoteReserve: 45n,
  });
});

it('[MKT-01] prices either token in the other', () => {
  const pool = createPool([at(0, 10n, 40n)]);
  expect(findTimeWeightedQuote(pool, '0x00000000000000000000000000000000000000BB', window)).toEqual({
    quoteToken: pool.token0,
    relativePrice: relativePriceScale / 4n,
    quoteReserve: 10n,
  });
});

it('[MKT-01] counts in whole tokens', () => {
  const pool = createPool([at(0, 3n * 10n ** 18n, 6n * 10n ** 6n)], 18, 6);
  expect(findTimeWeightedQuote(pool, tokenA, window)?.relativePrice).toBe(2n * relativePriceScale);
  expect(findTimeWeightedQuote(pool, tokenB, window)?.relativePrice).toBe(relativePriceScale / 2n);
});

it('[MKT-01] does not count time before the pool existed or while it was empty', () => {
  const pool = createPool([at(1_400, 1n, 3n), at(1_600, 0n, 0n), at(1_900, 1n, 6n)]);
  expect(findTimeWeightedQuote(pool, tokenA, window)?.relativePrice).toBe(4n * relativePriceScale);
});

it('[MKT-01] uses the present reserves of a pool without any counted time yet', () => {
  const quote = findTimeWeightedQuote(createPool([at(2_000, 1n, 3n)]), tokenA, window);
  expect(quote).toMatchObject({ relativePrice: 3n * relativePriceScale, quoteReserve: 3n });
});

it('[MKT-01] uses the last reserves of one block', () => {
  const pool = createPool([at(1_500, 1n, 9n), at(1_500, 1n, 2n)]);
  expect(findTimeWeightedQuote(pool, tokenA, window)?.relativePrice).toBe(2n * relativePriceScale);
});

it('[MKT-01] trusts no more liquidity than there is now', () => {
  const pool = createPool([at(0, 500n, 1_000n), at(1_999, 5n, 10n)]);
  expect(findTimeWeightedQuote(pool, tokenA, window)?.quoteReserve).toBe(10n);
});

it.each([
  ['of other tokens', [at(0, 1n, 1n)], '0x00000000000000000000000000000000000000cc'],
  ['that is empty now', [at(0, 1n, 1n), at(1_500, 0n, 0n)], tokenA],
] as const)('[MKT-01] a pool %s tells nothing', (_, observations, token) => {
  expect(findTimeWeightedQuote(createPool(observations), token, window)).toBeUndefined();
});

it('[MKT-01] lies between the lowest and the highest price, and splitting a span changes nothing', () => {
  const reserve = fc.bigInt({ min: 1n, max: 2n ** 112n });
  const observation = fc.tuple(fc.integer({ min: 0, max: 1_999 }), reserve, reserve);
  fc.assert(
    fc.property(fc.array(observation, { minLength: 1, maxLength: 8 }), (list) => {
      const observations = list
        .toSorted(([a], [b]) => a - b)
        .map(([timestamp, reserve0, reserve1]) => at(timestamp, reserve0, reserve1));
      const quote = findTimeWeightedQuote(createPool(observations), tokenA, window);
      const prices = observations.map(({ reserve0, reserve1 }) => (reserve1 * relativePriceScale) / reserve0);
      const price = quote?.relativePrice ?? -1n;
      expect(prices.some((lowest) => lowest <= price) && prices.some((highest) => highest >= price)).toBe(
        true,
      );
      const doubled = observations.flatMap((item) => [item, { ...item }]);
      expect(findTimeWeightedQuote(createPool(doubled), tokenA, window)).toEqual(quote);
    }),
    { numRuns: 500 },
  );
});

import { expect, it } from 'vitest';
import { toCalls, toPriceE18 } from './coin-prices.query.ts';

it('[IDO-04] given many ids, then no call has more than 100 of them, and each is in one call', () => {
  const ids = Array.from({ length: 205 }, (_, index) => `coin-${index}`);
  const calls = toCalls(ids);
  expect(calls.map(({ length }) => length)).toEqual([100, 100, 5]);
  expect(calls.flat()).toEqual(ids);
});

it('[IDO-04] given long ids, then no call is longer than its query takes', () => {
  const calls = toCalls(Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(99, 'a')));
  expect(calls.map((call) => call.join().length <= 2_000)).toEqual([true, true, true]);
});

it.each([
  [0.0612, 61_200_000_000_000_000n],
  [0.000012, 12_000_000_000_000n],
  [1e-18, 1n],
  [1.5e-19, 0n],
  [64_123.45, 64_123_450_000_000_000_000_000n],
  [1e21, 10n ** 39n],
  [0, 0n],
])('[IDO-04] given the price %s, then it is exact in the digits that were written', (price, e18) => {
  expect(toPriceE18(price)).toBe(e18);
});

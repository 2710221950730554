import { expect, it } from 'vitest';
import { computeActiveStake, stakeActiveAfter as day } from './active-stake.ts';

const start = 1_000n;
const long = { amount: 5n, start, duration: 30n * day };

it.each([
  ['in the second of its entry', start, 0n],
  ['a second before it is a day old', start + day - 1n, 0n],
  ['when it is a day old', start + day, 5n],
  ['a second later', start + day + 1n, 5n],
  ['a second before its end', start + 30n * day - 1n, 5n],
  ['at its end', start + 30n * day, 0n],
])('[INO-01] given a stake %s, then a gate counts its part', (_, time, expected) => {
  expect(computeActiveStake([long], time)).toBe(expected);
});

it('[INO-01] given stakes of several ages, then those count that are a day old; a period of a day never does', () => {
  const stakes = [long, { ...long, amount: 7n, start: start + 1n }, { ...long, amount: 11n, duration: day }];
  expect(computeActiveStake(stakes, start + day)).toBe(5n);
  expect(computeActiveStake(stakes, start + day + 1n)).toBe(12n);
  expect(computeActiveStake([], start)).toBe(0n);
});

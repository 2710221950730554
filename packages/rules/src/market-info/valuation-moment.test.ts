import { expect, it } from 'vitest';
import { findValuationMoment } from './valuation-moment.ts';

it.each([
  [0, 0, 300],
  [299, 0, 300],
  [300, 300, 1_800],
  [1_799, 300, 1_800],
  [1_800, 1_800, 7_200],
  [7_199, 1_800, 7_200],
  [7_200, 7_200, 28_800],
  [115_200, 115_200, 460_800],
])('[MKT-01] %i s after the change a value is of %i s after it, until %i s', (age, at, next) => {
  expect(findValuationMoment(1_000, 1_000 + age)).toEqual({ at: 1_000 + at, next: 1_000 + next });
});

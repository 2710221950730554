import { expect, it } from 'vitest';
import { computeFeePath } from './fee-path.ts';

it('[POOL-03] given a table of fees, then its line has a step at each day, and none of fee behind the last', () => {
  const path = computeFeePath([
    { day: 7n, bps: 1_000n },
    { day: 14n, bps: 500n },
  ]);
  expect(path).toBe('M0 5 V5 H90 V27.5 H180 V50 H200');
});

it('[POOL-03] given one row, then it falls to nothing at its day', () => {
  expect(computeFeePath([{ day: 3n, bps: 1n }])).toBe('M0 5 V5 H180 V50 H200');
});

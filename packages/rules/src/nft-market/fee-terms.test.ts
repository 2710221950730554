import { expect, it } from 'vitest';
import { computeFeeBps, computeNextTerms, isBadFee } from './fee-terms.ts';

const day = 86_400n;

it('[NFT-07] a proposed fee counts two days later', () => {
  const terms = computeNextTerms({ feeBps: 250n, nextFeeBps: 250n, nextFeeAt: 0n }, 1_000n, 5n);
  expect([5n, 5n + 2n * day - 1n, 5n + 2n * day].map((time) => computeFeeBps(terms, time))).toEqual([
    250n,
    250n,
    1_000n,
  ]);
});

it('[NFT-07] given a second proposal before the first one counts, then the first never does', () => {
  const first = computeNextTerms({ feeBps: 250n, nextFeeBps: 250n, nextFeeAt: 0n }, 1_000n, 0n);
  const second = computeNextTerms(first, 100n, day);
  expect([2n * day, 3n * day].map((time) => computeFeeBps(second, time))).toEqual([250n, 100n]);
});

it('[NFT-07] a fee above 10% is refused', () => {
  expect([1_000n, 1_001n].map(isBadFee)).toEqual([false, true]);
});

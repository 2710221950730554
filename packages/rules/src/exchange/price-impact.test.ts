import { expect, it } from 'vitest';
import { computePriceImpactConfirmation, computePriceImpactSeverity } from './price-impact.ts';

it('[SWAP-09] the levels begin at 1%, 3%, 5% and 15%', () => {
  const levels = [0, 99, 100, 299, 300, 499, 500, 1_000, 1_499, 1_500, 10_000].map(
    computePriceImpactSeverity,
  );
  expect(levels).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4]);
});

it('[SWAP-09] a question is required from 5% and a typed word from 10%', () => {
  const confirmations = [0, 499, 500, 999, 1_000, 10_000].map(computePriceImpactConfirmation);
  expect(confirmations).toEqual(['none', 'none', 'question', 'question', 'typed', 'typed']);
});

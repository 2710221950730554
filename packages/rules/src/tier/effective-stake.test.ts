import { expect, it } from 'vitest';
import { computeEffectiveStake } from './effective-stake.ts';

it('[NST-01] the boost raises a stake, rounded down', () => {
  expect(computeEffectiveStake(30_000n, 500n)).toBe(31_500n);
  expect(computeEffectiveStake(9n, 2_000n)).toBe(10n);
  expect(computeEffectiveStake(9n, 0n)).toBe(9n);
});

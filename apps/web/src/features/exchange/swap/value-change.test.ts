import { describe, expect, it } from 'vitest';
import { computeValueChange, findLossLevel } from './value-change.ts';

describe('computeValueChange', () => {
  it('[SWAP-04] given both values, then it is their difference to the paid one; without a payment there is none', () => {
    expect(computeValueChange(200n, 190n)).toEqual({ numerator: -10n, denominator: 200n });
    expect(computeValueChange(200n, 210n)).toEqual({ numerator: 10n, denominator: 200n });
    expect(computeValueChange(0n, 10n)).toBeUndefined();
  });
});

describe('findLossLevel', () => {
  it.each([
    [100n, 'none'],
    [-299n, 'none'],
    [-300n, 'noticeable'],
    [-499n, 'noticeable'],
    [-500n, 'high'],
    [-10_000n, 'high'],
  ])('[SWAP-04] given a change of %s of 10,000, then the loss is %s', (numerator, level) => {
    expect(findLossLevel({ numerator, denominator: 10_000n })).toBe(level);
  });
});

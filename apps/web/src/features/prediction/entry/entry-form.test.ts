import { assert, bigInt, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computePercent, computeShare, findStakeProblem, parseStake } from './entry-form.ts';

const minimum = 10n ** 15n;
const one = 10n ** 18n;

describe('a stake', () => {
  it.each([
    ['', 'enter-amount'],
    ['0', 'enter-amount'],
    ['0.000', 'enter-amount'],
    ['0.0009999', 'below-minimum'],
    ['0.001', undefined],
    ['2', undefined],
    ['2.000000000000000001', 'insufficient'],
    ['0.0000000000000000001', 'too-many-decimals'],
    ['1'.repeat(79), 'too-large'],
  ])('[PRED-05] of `%s` has the problem %s', (typed, problem) => {
    expect(findStakeProblem(parseStake(typed), { minimum, balance: 2n * one })).toBe(problem);
  });

  it('[PRED-05] is not blocked by an unknown balance', () => {
    expect(findStakeProblem(parseStake('5'), { minimum, balance: undefined })).toBeUndefined();
  });

  it('[PRED-05] as a share has four places, never exceeds the share, and leaves the network fee', () => {
    assert(
      property(bigInt({ min: 0n, max: 10n ** 24n }), integer({ min: 0, max: 100 }), (balance, percent) => {
        const text = computeShare(balance, percent);
        expect(text).toMatch(/^\d+(\.\d{1,4})?$/);
        const stake = parseStake(text);
        if (!stake.isValid) throw new Error('a share can be typed');
        expect(stake.raw * 100n).toBeLessThanOrEqual(balance * BigInt(percent));
        expect(stake.raw + minimum).toBeLessThanOrEqual(balance > minimum ? balance : minimum);
        expect(computePercent(stake, balance)).toBeLessThanOrEqual(percent);
      }),
      { seed: 5 },
    );
  });

  it('[PRED-05] as the whole balance leaves 0.001', () => {
    expect(computeShare(10n * one, 100)).toBe('9.999');
    expect(computeShare(minimum / 2n, 100)).toBe('0');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFeeAprBps, computeSwapFees } from './fees.ts';

const value = fc.bigInt({ min: 1n, max: 2n ** 160n });

describe('[LIQ-09] fees and their yearly rate', () => {
  it('a volume pays 0.20%', () => {
    expect([computeSwapFees(1_000_000n), computeSwapFees(499n)]).toEqual([2_000n, 0n]);
  });

  it('a pool that turns over once a day brings its providers 62.05% a year', () => {
    expect(computeFeeAprBps(10n ** 24n, 10n ** 24n)).toBe(6_205n);
    expect(computeFeeAprBps(0n, 1n)).toBe(0n);
  });

  it('a pool without worth has no rate', () => {
    expect(computeFeeAprBps(1n, 0n)).toBeUndefined();
  });

  it('is the yearly part of the fees over the worth, whatever the size', () => {
    fc.assert(
      fc.property(value, value, (volume, worth) => {
        const apr = computeFeeAprBps(volume, worth)!;
        // apr / 10,000 <= volume · 0.0017 · 365 / worth < (apr + 1) / 10,000
        expect(apr * worth <= volume * 17n * 365n && (apr + 1n) * worth > volume * 17n * 365n).toBe(true);
      }),
    );
  });
});

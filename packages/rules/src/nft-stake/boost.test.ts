import { describe, expect, it } from 'vitest';
import { activeAfter, computeBoostBps, computeWeight } from './boost.ts';

const steps = [
  { weight: 10n, boostBps: 100n },
  { weight: 50n, boostBps: 500n },
  { weight: 400n, boostBps: 2_000n },
];

describe('[NST-01] weight and boost of staked NFTs', () => {
  it('a token counts from a day after it was staked until it leaves', () => {
    const tokens = [{ weight: 10n, activeAt: 1_000n + activeAfter, leftAt: 200_000n }];
    expect(computeWeight(tokens, steps, 1_000n + activeAfter - 1n)).toBe(0n);
    expect(computeWeight(tokens, steps, 1_000n + activeAfter)).toBe(10n);
    expect(computeWeight(tokens, steps, 199_999n)).toBe(10n);
    expect(computeWeight(tokens, steps, 200_000n)).toBe(0n);
  });

  it('given a token that left on its first day, then it never counted', () => {
    const tokens = [{ weight: 10n, activeAt: activeAfter, leftAt: 5n }];
    expect([0n, activeAfter, 10n ** 9n].map((time) => computeWeight(tokens, steps, time))).toEqual([
      0n,
      0n,
      0n,
    ]);
  });

  it('weights add up, to the last step at most', () => {
    const tokens = [300n, 99n, 25n].map((weight) => ({ weight, activeAt: 0n }));
    expect(computeWeight(tokens.slice(0, 2), steps, 0n)).toBe(399n);
    expect(computeWeight(tokens, steps, 0n)).toBe(400n);
    expect(computeWeight(tokens, [], 0n)).toBe(0n);
  });

  it.each([
    [0n, 0n],
    [9n, 0n],
    [10n, 100n],
    [49n, 100n],
    [50n, 500n],
    [399n, 500n],
    [400n, 2_000n],
    [401n, 2_000n],
  ])('a weight of %d has a boost of %d basis points', (weight, boost) => {
    expect(computeBoostBps(weight, steps)).toBe(boost);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeCapacity,
  computeCoveredAmount,
  findBadPeriod,
  findEntryRefusal,
  type Period,
  type PoolLimits,
} from './pool-capacity.ts';
import { computeReward } from './reward.ts';

const day = 86_400n;
const period: Period = { duration: 30n * day, aprBps: 2_000n };
const limits: PoolLimits = {
  totalLocked: 400n * 10n ** 18n,
  cap: 1_000n * 10n ** 18n,
  minimumStake: 10n ** 18n,
  freeRewards: 100n * 10n ** 18n,
  isFinished: false,
};
const anyPeriod = fc.record({
  duration: fc.bigInt({ min: 1n, max: 126_227_704n }),
  aprBps: fc.bigInt({ min: 1n, max: 2n ** 24n - 1n }),
});

describe('[POOL-04] what a pool accepts', () => {
  it('given enough rewards, then the cap decides', () => {
    expect(computeCapacity(limits, period)).toBe(600n * 10n ** 18n);
    expect(findEntryRefusal(limits, period, 600n * 10n ** 18n)).toBeUndefined();
    expect(findEntryRefusal(limits, period, 600n * 10n ** 18n + 1n)).toBe('above-cap');
  });

  it('given few rewards, then they decide', () => {
    const few = { ...limits, freeRewards: 10n ** 18n };
    const capacity = computeCapacity(few, period);
    expect(findEntryRefusal(few, period, capacity)).toBeUndefined();
    expect(findEntryRefusal(few, period, capacity + 1n)).toBe('not-covered');
  });

  it('given less than the smallest stake, then nothing', () => {
    expect(computeCapacity({ ...limits, totalLocked: limits.cap - 10n ** 18n + 1n }, period)).toBe(0n);
    expect(computeCapacity({ ...limits, freeRewards: 0n }, period)).toBe(0n);
    expect(findEntryRefusal(limits, period, 10n ** 18n - 1n)).toBe('below-minimum');
  });

  it('given a finished pool, then nothing', () => {
    expect(computeCapacity({ ...limits, isFinished: true }, period)).toBe(0n);
    expect(findEntryRefusal({ ...limits, isFinished: true }, period, 10n ** 18n)).toBe('finished');
  });

  it('the covered amount is the largest whose reward is covered', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 100n }), anyPeriod, (free, { duration, aprBps }) => {
        const amount = computeCoveredAmount(free, { duration, aprBps });
        expect(computeReward(amount, aprBps, duration) <= free).toBe(true);
        expect(computeReward(amount + 1n, aprBps, duration) > free).toBe(true);
      }),
    );
  });
});

describe('a list of periods', () => {
  const other = { duration: 60n * day, aprBps: 1n };
  it.each<[string, readonly Period[], number | undefined]>([
    ['two periods', [period, other], undefined],
    ['four years', [{ duration: 126_227_704n, aprBps: 2n ** 24n - 1n }], undefined],
    ['none', [], 0],
    ['seventeen', Array.from({ length: 17 }, (_, i) => ({ duration: BigInt(i + 1), aprBps: 1n })), 17],
    ['a length of 0', [period, { duration: 0n, aprBps: 1n }], 1],
    ['more than four years', [{ duration: 126_227_705n, aprBps: 1n }], 0],
    ['a length twice', [period, other, period], 2],
    ['a rate of 0', [{ duration: 1n, aprBps: 0n }], 0],
    ['a rate of more than 24 bits', [{ duration: 1n, aprBps: 2n ** 24n }], 0],
  ])('given %s, then the refused one is named', (_name, periods, expected) => {
    expect(findBadPeriod(periods)).toBe(expected);
  });
});

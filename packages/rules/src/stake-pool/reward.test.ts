import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeEarning, computeReserve, computeReward, computeRewardAt, secondsPerYear } from './reward.ts';
import { anyStake } from './stake.test-support.ts';

const day = 86_400n;

describe('[POOL-02] the reward of a stake', () => {
  it('is amount · rate · seconds / 31,556,926, rounded down', () => {
    expect(computeReward(10n ** 18n, 2_000n, secondsPerYear)).toBe(2n * 10n ** 17n);
    expect(computeReward(500n * 10n ** 18n, 4_000n, 60n * day)).toBe(32_854_911_153_259_984_828n);
    expect(computeReward(1n, 1n, 1n)).toBe(0n);
    expect(computeReward(0n, 2_000n, 30n * day)).toBe(0n);
  });

  it('given the period is over, then it grows no more', () => {
    const stake = {
      amount: 10n ** 18n,
      start: 1_000n,
      duration: 30n * day,
      aprBps: 2_000n,
      paidUntil: 1_000n,
    };
    const whole = computeReward(10n ** 18n, 2_000n, 30n * day);
    expect(computeEarning(stake, 1_000n + 30n * day)).toBe(whole);
    expect(computeEarning(stake, 1_000n + 900n * day)).toBe(whole);
    expect(computeEarning(stake, 1_000n)).toBe(0n);
    expect(computeEarning(stake, 0n)).toBe(0n);
  });

  it('payments at any times sum to the whole reward, and the reserve is always the unpaid rest', () => {
    fc.assert(
      fc.property(
        anyStake,
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { maxLength: 20 }),
        (stake, steps) => {
          const whole = computeReward(stake.amount, stake.aprBps, stake.duration);
          let [current, time, paid] = [stake, stake.start, 0n];
          for (const step of [...steps, stake.duration]) {
            time += step;
            paid += computeEarning(current, time);
            current = { ...current, paidUntil: time };
            expect(computeReserve(current)).toBe(whole - paid);
          }
          expect(paid).toBe(whole);
          expect(computeRewardAt(current, time)).toBe(whole);
        },
      ),
    );
  });

  it('given a time before the last payment, then nothing is due', () => {
    fc.assert(
      fc.property(anyStake, (stake) => {
        const paid = { ...stake, paidUntil: stake.start + stake.duration };
        expect(computeEarning(paid, stake.start)).toBe(0n);
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeReleased,
  computeStreamed,
  computeTokens,
  computeTranches,
  countSteps,
  dateStep,
  dateTranche,
  type Schedule,
} from './schedule.ts';

const tgeAt = 1_767_225_600n;
const day = 86_400n;
const weekly = {
  shareBps: 2000n,
  firstReleaseBps: 1000n,
  cliffSeconds: 10n * day,
  periodSeconds: 7n * day,
  periods: 12n,
};

describe('[IDO-15] the tokens of a purchase', () => {
  it('given a rate of two, when a stablecoin of six decimals pays, then tokens have their own decimals', () => {
    expect(computeTokens(30_000n * 10n ** 6n, 2n * 10n ** 30n)).toBe(60_000n * 10n ** 18n);
    expect(computeTokens(1n, 10n ** 18n - 1n)).toBe(0n);
  });

  it('given any schedule and amount, when it is split, then tranches and stream sum to the amount', () => {
    fc.assert(
      fc.property(schedules(), fc.bigInt(0n, 10n ** 30n), (schedule, tokens) => {
        const parts = computeTranches(schedule, tokens);
        const sum = parts.reduce((total, part) => total + part, 0n);
        expect(sum + computeStreamed(schedule.stream, tokens)).toBe(tokens);
        expect(parts.every((part) => part >= 0n)).toBe(true);
      }),
    );
  });

  it('given four tranches, when they are dated, then they count from the date of the token', () => {
    expect(dateTranche({ afterSeconds: 30n * day, cumulativeBps: 4000n }, tgeAt)).toBe(tgeAt + 30n * day);
  });
});

describe('[IDO-15] the stream of a purchase', () => {
  it.each([
    ['one second before the date of the token', -1n, 0n],
    ['at the date of the token', 0n, 1n],
    ['one second before the end of the cliff', 10n * day - 1n, 1n],
    ['at the end of the cliff', 10n * day, 1n],
    ['one second before the first period ends', 17n * day - 1n, 1n],
    ['at the end of the first period', 17n * day, 2n],
    ['at the end of the last period', 94n * day, 13n],
    ['years later', 4000n * day, 13n],
  ])('given a weekly stream, when it is %s, then its steps are counted', (_when, offset, steps) => {
    expect(countSteps(weekly, tgeAt, tgeAt + offset)).toBe(steps);
  });

  it('given a weekly stream, when a step is dated, then it is released at that time and not before', () => {
    for (let step = 1n; step <= 13n; step += 1n) {
      const date = dateStep(weekly, tgeAt, step) ?? 0n;
      expect([countSteps(weekly, tgeAt, date - 1n) < step, countSteps(weekly, tgeAt, date) >= step]).toEqual([
        true,
        true,
      ]);
    }
    expect(dateStep(weekly, tgeAt, 14n)).toBeUndefined();
  });

  it('given any part, when steps pass, then the released part grows and ends at the whole part', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), (part) => {
        const released = Array.from({ length: 14 }, (_, step) => computeReleased(weekly, part, BigInt(step)));
        expect(released.every((value, step) => value >= (released[step - 1] ?? 0n))).toBe(true);
        expect([released[0], released[1], released[13]]).toEqual([0n, part / 10n, part]);
      }),
    );
  });
});

function schedules(): fc.Arbitrary<Schedule> {
  return fc
    .record({
      shares: fc.uniqueArray(fc.bigInt(1n, 9999n), { maxLength: 23 }),
      shareBps: fc.bigInt(0n, 9999n),
    })
    .map(({ shares, shareBps }) => ({
      stream: { ...weekly, shareBps },
      tranches: [...shares.toSorted((a, b) => Number(a - b)), 10_000n].map((cumulativeBps, place) => ({
        afterSeconds: BigInt(place) * day,
        cumulativeBps,
      })),
    }));
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeCandleStart,
  computeLockTime,
  computeOpenEpoch,
  computeWeek,
  computeWeekEpochs,
  computeWeekStart,
  roundSeconds,
} from './grid.ts';

const genesis = 1_735_689_600;
const time = fc.integer({ min: genesis, max: 4_000_000_000 });

describe('[PRED-12] the grid', () => {
  it('opens round 1 at genesis, for 300 seconds', () => {
    expect([0, 299, 300].map((seconds) => computeOpenEpoch(genesis, genesis + seconds))).toEqual([1, 1, 2]);
    expect(computeLockTime(genesis, 1)).toBe(genesis + 300);
  });

  it('at every time one round is open, which locks within the next 300 seconds', () => {
    fc.assert(
      fc.property(time, (now) => {
        const left = computeLockTime(genesis, computeOpenEpoch(genesis, now)) - now;
        expect(left > 0 && left <= roundSeconds).toBe(true);
      }),
    );
  });

  it('a price belongs to the candle of the boundary before it, one at the boundary to that before', () => {
    const boundary = computeLockTime(genesis, 7);
    expect([boundary, boundary + 1, boundary + 300, boundary + 301].map(computeCandleStart)).toEqual([
      boundary - 300,
      boundary,
      boundary,
      boundary + 300,
    ]);
  });
});

describe('[PRED-10] weeks', () => {
  it('begin on Monday at 00:00 UTC', () => {
    const monday = Date.UTC(2026, 10, 16) / 1000;
    expect(computeWeekStart(computeWeek(monday))).toBe(monday);
    expect(
      [monday - 1, monday, monday + 604_799].map((each) => computeWeek(each) - computeWeek(monday)),
    ).toEqual([-1, 0, 0]);
  });

  it('have each round once: 2016 of them', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 1_000 }), (now, shift) => {
        const start = genesis - shift * roundSeconds;
        const week = computeWeek(now);
        const { first, last } = computeWeekEpochs(start, week);
        expect(computeWeek(computeLockTime(start, first))).toBe(week);
        expect(computeWeek(computeLockTime(start, last))).toBe(week);
        expect(computeWeekEpochs(start, week + 1).first).toBe(last + 1);
        if (week > computeWeek(start)) expect(last - first + 1).toBe(2016);
      }),
    );
  });

  it('have no rounds before the first', () => {
    const { first, last } = computeWeekEpochs(genesis, computeWeek(genesis));
    expect([first, last > 0]).toEqual([0, true]);
  });
});

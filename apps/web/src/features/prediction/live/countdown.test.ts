import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeLaterCountdown, formatCountdown, formatLaterCountdown, formatUtcTime } from './countdown.ts';

describe('countdowns', () => {
  it('[PRED-03] to the lock are minutes and seconds, never below zero', () => {
    expect([300, 249, 9, 0, -4].map(formatCountdown)).toEqual(['05:00', '04:09', '00:09', '00:00', '00:00']);
  });

  it('[PRED-02] of later rounds loop from 600 to 300', () => {
    assert(
      property(integer({ min: 0, max: 10_000 }), integer({ min: 1, max: 2_000 }), (now, left) => {
        const { seconds } = computeLaterCountdown(now + 300 + left, now);
        expect(seconds).toBeGreaterThan(300);
        expect(seconds).toBeLessThanOrEqual(600);
      }),
      { seed: 2 },
    );
  });

  it('[PRED-02] are exact for the two that are shown: the start of the nearer, the entry of the other', () => {
    expect(computeLaterCountdown(1_561, 1_000)).toEqual({ until: 'start', seconds: 561 });
    expect(computeLaterCountdown(1_861, 1_000)).toEqual({ until: 'entry', seconds: 561 });
  });

  it('[PRED-02] of later rounds read `~mm:ss`, and `05:00` when nothing is left', () => {
    expect([561, 301, 0, -1].map(formatLaterCountdown)).toEqual(['~09:21', '~05:01', '05:00', '05:00']);
  });

  it('[PRED-03] times are UTC', () => {
    expect(formatUtcTime(1_795_296_300)).toBe('21:25:00 UTC');
  });
});

import { describe, expect, it } from 'vitest';
import { type FeedMoment, isDue } from './is-due.ts';

const genesis = 1_735_689_600;
const boundary = genesis + 300 * 1_000;
const at = (now: number, changes: Partial<FeedMoment> = {}) =>
  isDue({ genesis, now: boundary + now, updatedAt: boundary + 100, isWatched: false, ...changes });

describe('[PRED-12] the local feed publishes', () => {
  it('each five seconds while an account plays or a page is open, each minute otherwise', () => {
    expect([at(104, { isWatched: true }), at(105, { isWatched: true })]).toEqual([false, true]);
    expect([at(159), at(160)]).toEqual([false, true]);
  });

  it('right after each boundary, not at it', () => {
    const before = { updatedAt: boundary - 1 };
    expect([at(0, before), at(1, before)]).toEqual([false, true]);
    expect([at(1, { updatedAt: boundary }), at(2, { updatedAt: boundary + 1 })]).toEqual([true, false]);
  });

  it('after the clock of the chain has jumped, forward or back', () => {
    expect([at(90_000), at(99)]).toEqual([true, true]);
  });
});

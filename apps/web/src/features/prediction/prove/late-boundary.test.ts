import { describe, expect, it } from 'vitest';
import { findLateBoundary } from './late-boundary.ts';
import { createEmptyRound } from '../live/round.ts';

const staked = (epoch: number) => ({ ...createEmptyRound(epoch), totalUp: 1n });
const moment = (now: number) => ({ genesis: 0, now });

describe('a boundary that nobody has proven', () => {
  it('[PRED-12] is late a minute after it passed, where somebody has a stake beside it', () => {
    expect(findLateBoundary([staked(4)], moment(1_260))).toBeUndefined();
    expect(findLateBoundary([staked(4)], moment(1_261))).toEqual({ boundary: 4, at: 1_200 });
    expect(findLateBoundary([createEmptyRound(4)], moment(9_000))).toBeUndefined();
  });

  it('[PRED-12] is the closing one where the locked price is known, and none where the round is settled', () => {
    const locked = { ...staked(4), lockPrice: 1n };
    expect(findLateBoundary([locked], moment(1_550))).toBeUndefined();
    expect(findLateBoundary([locked], moment(1_561))).toEqual({ boundary: 5, at: 1_500 });
    expect(findLateBoundary([{ ...locked, outcome: 'void' }], moment(9_000))).toBeUndefined();
  });
});

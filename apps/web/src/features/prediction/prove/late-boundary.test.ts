import { describe, expect, it } from 'vitest';
import { findLateBoundary } from './late-boundary.ts';
import { createEmptyRound } from '../live/round.ts';

const staked = (epoch: number) => ({ ...createEmptyRound(epoch), totalUp: 1n });
const moment = (now: number) => ({ genesis: 0, now });

describe('an unproven boundary', () => {
  it('[PRED-12] is late a minute after it passed, where a round beside it has a stake', () => {
    expect(findLateBoundary([staked(4)], moment(1_260))).toBeUndefined();
    expect(findLateBoundary([staked(4)], moment(1_261))).toEqual({ boundary: 4, at: 1_200 });
    expect(findLateBoundary([createEmptyRound(4)], moment(9_000))).toBeUndefined();
  });

  it('[PRED-12] is the closing one where the locked price is known, and none where the round is settled', () => {
    const locked = { ...staked(4), lock: { state: 'priced', price: 1n } } as const;
    expect(findLateBoundary([locked], moment(1_550))).toBeUndefined();
    expect(findLateBoundary([locked], moment(1_561))).toEqual({ boundary: 5, at: 1_500 });
    expect(findLateBoundary([{ ...locked, outcome: 'void' }], moment(9_000))).toBeUndefined();
  });

  it('[PRED-12] given a boundary without a price, when a later round is pending, then the next boundary is late', () => {
    const isVoid = { state: 'void' } as const;
    const before = { ...staked(3), close: isVoid, outcome: 'void' } as const;
    const after = { ...staked(4), lock: isVoid, outcome: 'void' } as const;
    expect(findLateBoundary([before, after], moment(9_000))).toBeUndefined();
    expect(findLateBoundary([before, after, staked(5)], moment(1_561))).toEqual({ boundary: 5, at: 1_500 });
    // The index may have the boundary before it has the rounds.
    const unsettled = [before, after].map((round) => ({ ...round, outcome: 'pending' }) as const);
    expect(findLateBoundary(unsettled, moment(9_000))).toBeUndefined();
  });

  it('[PRED-12] given a price that only the feed has published, then the boundary is still late', () => {
    const said = { ...staked(4), lock: { state: 'unresolved', said: 1n } } as const;
    expect(findLateBoundary([said], moment(1_261))).toEqual({ boundary: 4, at: 1_200 });
  });
});

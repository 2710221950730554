import { describe, expect, it } from 'vitest';
import { computeLockTime } from './grid.ts';
import type { Outcome } from './round.ts';
import { computeAccountRoundStatus, computeJoinedStatus, computeRoundStatus } from './status.ts';

const genesis = 3_000;
const epoch = 5;
const lock = computeLockTime(genesis, epoch);

function statusAt(time: number, outcome: Outcome = 'pending', isEntered = false, hasStakes = true) {
  return computeRoundStatus({ epoch, outcome, hasStakes }, { genesis, time, isEntered });
}

describe('[PRED-02] statuses', () => {
  it.each([
    [lock - 301, 0],
    [lock - 300, 1],
    [lock - 1, 1],
    [lock, 3],
    [lock + 299, 3],
    [lock + 300, 4],
    [lock + 90_000, 4],
  ])('a round is at %i in %i while it is pending', (time, status) => {
    expect(statusAt(time)).toBe(status);
  });

  it('an open round that the account entered is 2', () => {
    expect([statusAt(lock - 1, 'pending', true), statusAt(lock, 'pending', true)]).toEqual([2, 3]);
  });

  it.each<[Outcome, number]>([
    ['up', 5],
    ['down', 5],
    ['tie', 6],
    ['one-sided', 6],
    ['void', 6],
  ])('a round that came to %s is %i', (outcome, status) => {
    expect(statusAt(lock + 300, outcome)).toBe(status);
  });

  it('[PRED-12] given no price at its lock, when a round would be live, then it is 6 at once', () => {
    expect([0, 299, 300].map((seconds) => statusAt(lock + seconds, 'void'))).toEqual([6, 6, 6]);
    expect(computeAccountRoundStatus(statusAt(lock, 'void'), { isUp: true }, 'void')).toBeUndefined();
  });

  it('a round without stakes is never calculating', () => {
    expect([299, 300].map((seconds) => statusAt(lock + seconds, 'pending', false, false))).toEqual([3, 5]);
  });

  it.each<[Outcome, boolean, boolean, ReturnType<typeof computeJoinedStatus>]>([
    ['pending', true, false, undefined],
    ['up', true, false, 2],
    ['up', true, true, 4],
    ['up', false, false, 5],
    ['down', false, true, 4],
    ['tie', true, false, 2],
    ['void', false, true, 6],
    ['one-sided', true, true, 6],
  ])(
    'a position in a round with outcome %s (up: %s, claimed: %s) is %s',
    (outcome, isUp, isClaimed, status) => {
      expect(computeJoinedStatus({ isUp }, outcome, isClaimed)).toBe(status);
    },
  );

  it('returns the status of a round for an account', () => {
    const of = computeAccountRoundStatus;
    expect([of(0, undefined, 'pending'), of(2, { isUp: true }, 'pending')]).toEqual([1, 1]);
    expect([of(3, { isUp: true }, 'pending'), of(4, { isUp: true }, 'pending')]).toEqual([2, 2]);
    expect([of(5, { isUp: true }, 'up'), of(5, { isUp: true }, 'down')]).toEqual([3, 4]);
    expect([of(5, undefined, 'up'), of(6, { isUp: true }, 'tie')]).toEqual([undefined, undefined]);
  });
});

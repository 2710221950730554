import type { WireEnteredRound } from '@tradewind/schema/prediction/history';
import { describe, expect, it } from 'vitest';
import { findResult, isToCollect, toCollectable, toHistoryEntry } from './history-entry.ts';
import { toRound } from '../live/to-round.ts';

const hash = `0x${'ab'.repeat(32)}` as const;

const round: WireEnteredRound = {
  id: 7,
  status: 5,
  startTime: 1_757_059_800,
  prizePool: '0.3',
  upPayout: '1.97',
  downPayout: '1.97',
  totalUp: '0.15',
  totalDown: '0.15',
  yourPosition: '0.15',
  joinedStatus: 2,
  roundStatus: 3,
  lockedPrice: '612',
  closedPrice: '613',
  profit: '1',
  bonus: '0',
  amount: '0.2955',
  openBlock: 1,
  closeBlock: 2,
  outcome: 'up',
  lock: { state: 'priced', price: '612' },
  close: { state: 'priced', price: '613' },
  lockOracleRound: '1',
  closeOracleRound: '2',
  entryCount: 2,
  isCollecting: false,
  enteredHash: hash,
  enteredBlock: 1,
  collectedAmount: null,
  collectedHash: null,
};
const pending = { outcome: 'pending', joinedStatus: null, closedPrice: null, profit: null } as const;
const toState = (fields: Partial<WireEnteredRound>) => toHistoryEntry({ ...round, ...fields }).state;

describe('toHistoryEntry', () => {
  it('[PRED-02] shows every state of a position', () => {
    expect(toState({})).toBe('won');
    expect(toState({ isCollecting: true })).toBe('collecting');
    expect(toState({ outcome: 'tie' })).toBe('refund');
    expect(toState({ joinedStatus: 4 })).toBe('collected');
    expect(toState({ joinedStatus: 5 })).toBe('lost');
    expect(toState({ joinedStatus: 6, outcome: 'void' })).toBe('refunded');
    expect(toState({ ...pending, status: 2 })).toBe('waiting');
    expect(toState({ ...pending, status: 3 })).toBe('live');
    expect(toState({ ...pending, status: 4 })).toBe('calculating');
  });

  it.each(['0.15', '-0.15'])(
    '[PRED-12] given no price at the lock, when the round would be live, then the history refunds %s',
    (yourPosition) => {
      const entry = toHistoryEntry({
        ...round,
        yourPosition,
        status: 6,
        outcome: 'void',
        lock: { state: 'void' },
        close: { state: 'unresolved', said: null },
        lockedPrice: null,
        closedPrice: null,
      });
      expect([entry.state, isToCollect(entry), findResult(entry)]).toEqual(['refund', true, 0n]);
    },
  );

  it('[PRED-09] computes the payout of a position as the contract does, also once it was collected', () => {
    const won = toHistoryEntry({ ...round, joinedStatus: 4, amount: '0' });
    expect([won.isUp, won.stake, won.payout]).toEqual([true, 15n * 10n ** 16n, 2955n * 10n ** 14n]);
    expect(findResult(won)).toBe(1455n * 10n ** 14n);
    const lost = toHistoryEntry({ ...round, yourPosition: '-0.15', joinedStatus: 5 });
    expect([lost.isUp, lost.payout, findResult(lost)]).toEqual([false, 0n, -15n * 10n ** 16n]);
    expect(findResult(toHistoryEntry({ ...round, outcome: 'void', joinedStatus: 6 }))).toBe(0n);
    expect(findResult(toHistoryEntry({ ...round, ...pending }))).toBeUndefined();
  });

  it('[PRED-07] offers to collect uncollected rounds, and none that is being collected', () => {
    const won = toHistoryEntry(round);
    expect([isToCollect(won), toCollectable(won)]).toEqual([true, { id: 7, amount: 2955n * 10n ** 14n }]);
    expect(isToCollect(toHistoryEntry({ ...round, isCollecting: true }))).toBe(false);
  });

  it('converts a round to the form that the result compares', () => {
    expect(toRound({ ...round, yourPosition: '-0.15', joinedStatus: 5 })).toMatchObject({
      epoch: 7,
      totalUp: 15n * 10n ** 16n,
      lock: { state: 'priced', price: 612n * 10n ** 18n },
      position: { isUp: false, amount: 15n * 10n ** 16n, isClaimed: false },
    });
  });
});

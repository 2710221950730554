import { describe, expect, it } from 'vitest';
import { createEmptyRound, type Round } from '../live/round.ts';
import { toRoundView } from './round-view.ts';

const one = 10n ** 18n;
const epoch = 10;
const lockAt = 3_000;
const view = (now: number, change: Partial<Round> = {}, price?: { price: bigint; at: number }) =>
  toRoundView(
    { ...createEmptyRound(epoch), totalUp: one, totalDown: 2n * one, ...change },
    { genesis: 0, now, feedPrice: price },
  );

describe('a round as its card shows it', () => {
  it('[PRED-02] goes from later through next and live to calculating and expired by chain time', () => {
    const stages = [lockAt - 301, lockAt - 300, lockAt - 1, lockAt, lockAt + 299, lockAt + 300].map(
      (now) => view(now).stage,
    );
    expect(stages).toEqual(['later', 'next', 'next', 'live', 'live', 'calculating']);
    expect(view(lockAt + 300, { outcome: 'down' }).stage).toBe('expired');
    expect(view(lockAt + 300, { totalUp: 0n, totalDown: 0n }).stage).toBe('expired');
  });

  it('[PRED-01] shows the payout of a side after the fee', () => {
    const { pool, upMultiplier, downMultiplier } = view(lockAt - 10);
    expect(pool).toBe(3n * one);
    expect(upMultiplier).toBe((294n * one) / 100n);
    expect(downMultiplier).toBe((1_485n * one) / 1_000n);
  });

  it('[PRED-02] compares the live price with the locked one only once it is from after the lock', () => {
    const lock = { state: 'priced', price: 600n * one } as const;
    const price = 601n * one;
    expect(view(lockAt + 5, { lock }, { price, at: lockAt }).change).toBeUndefined();
    expect(view(lockAt + 5, { lock }, { price, at: lockAt + 1 }).change).toBe(one);
  });

  it.each([
    ['first', { lock: { state: 'void' } }, lockAt + 5],
    ['second', { close: { state: 'void' } }, lockAt + 305],
  ] as const)(
    '[PRED-12] given a %s boundary without a price, when the round is settled, then the card refunds every stake at once',
    (_which, boundary, now) => {
      for (const isUp of [true, false]) {
        const position = { isUp, amount: one, isClaimed: false };
        expect(view(now, { ...boundary, outcome: 'void', position })).toMatchObject({
          stage: 'expired',
          joinedStatus: 2,
          payout: one,
          change: undefined,
        });
      }
    },
  );

  it('[PRED-02] shows the account’s result: collectable, collected, lost, refunded', () => {
    const position = { isUp: false, amount: one, isClaimed: false };
    const end = (change: Partial<Round>) => view(lockAt + 400, { position, ...change });
    expect(end({ outcome: 'down' })).toMatchObject({ joinedStatus: 2, payout: (1_485n * one) / 1_000n });
    expect(end({ outcome: 'down', position: { ...position, isClaimed: true } }).joinedStatus).toBe(4);
    expect(end({ outcome: 'up' })).toMatchObject({ joinedStatus: 5, payout: 0n });
    expect(end({ outcome: 'tie' })).toMatchObject({ status: 6, joinedStatus: 2, payout: one });
    expect(end({ outcome: 'void', position: { ...position, isClaimed: true } }).joinedStatus).toBe(6);
  });
});

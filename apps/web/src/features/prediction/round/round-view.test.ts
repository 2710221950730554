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
  it('[PRED-02] goes from later over next and live to calculating and expired by the chain’s clock', () => {
    const stages = [lockAt - 301, lockAt - 300, lockAt - 1, lockAt, lockAt + 299, lockAt + 300].map(
      (now) => view(now).stage,
    );
    expect(stages).toEqual(['later', 'next', 'next', 'live', 'live', 'calculating']);
    expect(view(lockAt + 300, { outcome: 'down' }).stage).toBe('expired');
    expect(view(lockAt + 300, { totalUp: 0n, totalDown: 0n }).stage).toBe('expired');
  });

  it('[PRED-01] shows what a side pays after the fee', () => {
    const { pool, upMultiplier, downMultiplier } = view(lockAt - 10);
    expect(pool).toBe(3n * one);
    expect(upMultiplier).toBe((294n * one) / 100n);
    expect(downMultiplier).toBe((1_485n * one) / 1_000n);
  });

  it('[PRED-02] compares the live price with the locked one only once it is from after the lock', () => {
    const lockPrice = 600n * one;
    const price = 601n * one;
    expect(view(lockAt + 5, { lockPrice }, { price, at: lockAt }).change).toBeUndefined();
    expect(view(lockAt + 5, { lockPrice }, { price, at: lockAt + 1 }).change).toBe(one);
  });

  it('[PRED-02] tells the account’s end: collectable, collected, lost, given back', () => {
    const position = { isUp: false, amount: one, isClaimed: false };
    const end = (change: Partial<Round>) => view(lockAt + 400, { position, ...change });
    expect(end({ outcome: 'down' })).toMatchObject({ joinedStatus: 2, payout: (1_485n * one) / 1_000n });
    expect(end({ outcome: 'down', position: { ...position, isClaimed: true } }).joinedStatus).toBe(4);
    expect(end({ outcome: 'up' })).toMatchObject({ joinedStatus: 5, payout: 0n });
    expect(end({ outcome: 'tie' })).toMatchObject({ status: 6, joinedStatus: 2, payout: one });
    expect(end({ outcome: 'void', position: { ...position, isClaimed: true } }).joinedStatus).toBe(6);
  });
});

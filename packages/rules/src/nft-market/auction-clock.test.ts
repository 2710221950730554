import { describe, expect, it } from 'vitest';
import { computeClockAfterBid, computeFreeAt, isAuctionOver, isBadEnd } from './auction-clock.ts';

const clock = { endsAt: 100_000n, extended: 0n };

describe('[NFT-07] the clock of an auction', () => {
  it('given a bid ten minutes before the end, then the end stays; a second later it moves by a second', () => {
    expect(computeClockAfterBid(clock, 99_400n)).toEqual(clock);
    expect(computeClockAfterBid(clock, 99_401n)).toEqual({ endsAt: 100_001n, extended: 1n });
    expect(computeClockAfterBid(clock, 99_999n)).toEqual({ endsAt: 100_599n, extended: 599n });
  });

  it('given bids in each last second, then the end moves by 24 hours in all', () => {
    let current = clock;
    for (let bid = 0; bid < 200; bid += 1) current = computeClockAfterBid(current, current.endsAt - 1n);
    expect(current).toEqual({ endsAt: 100_000n + 86_400n, extended: 86_400n });
  });

  it('is over in the second of its end, and frees the leading bid seven days later', () => {
    expect([99_999n, 100_000n].map((time) => isAuctionOver(clock, time))).toEqual([false, true]);
    expect(computeFreeAt(clock.endsAt)).toBe(100_000n + 604_800n);
  });

  it.each([
    [3_599n, true],
    [3_600n, false],
    [2_592_000n, false],
    [2_592_001n, true],
  ])('an end %s seconds ahead is refused: %s', (ahead, expected) => {
    expect(isBadEnd(1_000n + ahead, 1_000n)).toBe(expected);
  });
});

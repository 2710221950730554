import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankScores, type WeekEntry } from './rank-week.ts';
import { computeWeekPool, findPublishedPool, sumWeek } from './week-pool.ts';

const coin = 10n ** 18n;
const addressOf = (number: number): `0x${string}` => `0x${number.toString(16).padStart(40, '0')}`;

/** A round with outcome up and these stakes: even indexes are up. */
function toRound(epoch: number, amounts: readonly bigint[]): WeekEntry[] {
  const sumOf = (isUp: boolean) =>
    amounts.reduce((sum, amount, index) => ((index % 2 === 0) === isUp ? sum + amount : sum), 0n);
  const totals = { totalUp: sumOf(true), totalDown: sumOf(false) };
  return amounts.map((amount, index) => ({
    epoch,
    outcome: 'up',
    ...totals,
    account: addressOf(index + 1),
    amount,
    isUp: index % 2 === 0,
  }));
}

describe('[PRED-10] the pool of a week', () => {
  it('is a fifth of the fees, each round counted once, and no more than is available', () => {
    const entries = [...toRound(1, [coin, coin, coin, coin]), ...toRound(2, [5n * coin, 10n * coin])];
    // 3 % of 2 and of 10 coins.
    const fees = (36n * coin) / 100n;
    expect(computeWeekPool(sumWeek(entries), 100n * coin)).toBe(fees / 5n);
    expect(computeWeekPool(sumWeek(entries), 17n)).toBe(17n);
    expect(computeWeekPool(sumWeek([]), coin)).toBe(0n);
    const tied = entries.map((entry) => ({ ...entry, outcome: 'tie' as const }));
    expect(computeWeekPool(sumWeek(tied), coin)).toBe(0n);
  });

  it('is recovered from the published sum, with the same bonuses, whatever was available', () => {
    const amount = fc.bigInt({ min: coin / 1_000n, max: 3n * coin });
    const round = fc.array(amount, { minLength: 2, maxLength: 12 });
    const available = fc.bigInt({ min: 0n, max: coin / 5n });
    fc.assert(
      fc.property(fc.array(round, { minLength: 1, maxLength: 6 }), available, (rounds, atHand) => {
        const entries = rounds.flatMap((amounts, epoch) => toRound(epoch, amounts));
        const sums = sumWeek(entries);
        const ranking = rankScores(sums.scores, computeWeekPool(sums, atHand));
        const pool = findPublishedPool(sums, ranking.total);
        expect(pool).toBeDefined();
        expect(rankScores(sums.scores, pool!)).toEqual(ranking);
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  it('is undefined for a sum that no pool gives', () => {
    const entries = toRound(1, [coin, coin]);
    expect(findPublishedPool(sumWeek(entries), coin)).toBeUndefined();
  });
});

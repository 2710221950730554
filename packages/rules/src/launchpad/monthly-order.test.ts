import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeMonthEnd,
  computeMonthlyDue,
  computeMonthlyPurchase,
  computeMonthlyReleased,
  computeMostWei,
  countMonths,
  findMonthlyState,
  findNextMonth,
  type MonthlyTerms,
} from './monthly-order.ts';

const coin = 10n ** 18n;
const month = 30n * 86_400n;
const createdAt = 1_800_000_000n;
/** 2,000 tokens a coin, a quarter at once, the rest in twelve months. */
const terms: MonthlyTerms = {
  tokensPerCoin: 2_000n * coin,
  firstBps: 2_500n,
  months: 12n,
  minimum: coin / 10n,
};
const order = { createdAt, locked: 1_000n, paidMonths: 0n };

describe('[IDO-15] the sale with monthly release', () => {
  it('given a payment, then a quarter of its tokens is paid at once, and the rest waits', () => {
    expect(computeMonthlyPurchase(coin, terms)).toEqual({
      tokens: 2_000n * coin,
      first: 500n * coin,
      locked: 1_500n * coin,
    });
    expect(computeMonthlyPurchase(1n, { tokensPerCoin: coin * 3n, firstBps: 5_000n })).toEqual({
      tokens: 3n,
      first: 1n,
      locked: 2n,
    });
  });

  it('given free tokens, then the most is the largest payment that they cover', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 30n), fc.bigInt(1n, 10n ** 24n), (free, tokensPerCoin) => {
        const most = computeMostWei(free, { tokensPerCoin });
        const tokensOf = (wei: bigint) => computeMonthlyPurchase(wei, { tokensPerCoin, firstBps: 0n }).tokens;
        expect(tokensOf(most) <= free).toBe(true);
        expect(tokensOf(most + 1n) > free).toBe(true);
      }),
    );
    expect(computeMostWei(0n, terms)).toBe(0n);
  });

  it.each([
    ['runs', 200n * coin, false, 'running'],
    ['covers one unit less than the least purchase', 200n * coin - 1n, false, 'soldOut'],
    ['has nothing', 0n, false, 'soldOut'],
    ['was stopped', 200n * coin, true, 'stopped'],
  ] as const)('given a sale that %s, then its state follows', (_what, free, isStopped, state) => {
    expect(findMonthlyState(terms, free, isStopped)).toBe(state);
  });

  it.each([
    ['before the purchase', -1n, 0n, 0n],
    ['one second before a month', month - 1n, 0n, 0n],
    ['at a month', month, 1n, 83n],
    ['at a year', 12n * month, 12n, 1_000n],
    ['long after', 100n * month, 12n, 1_000n],
  ])(
    'given the time %s, then whole months are due, rounded down, and everything at the end',
    (_what, after, passed, due) => {
      expect(countMonths(order, 12n, createdAt + after)).toBe(passed);
      expect(computeMonthlyDue(order, 12n, createdAt + after)).toBe(due);
    },
  );

  it('given any withdrawals, then they pay the locked tokens together, to the unit', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 30n),
        fc.bigInt(1n, 48n),
        fc.array(fc.bigInt(0n, 60n)),
        (locked, months, visits) => {
          let [paidMonths, paid] = [0n, 0n];
          for (const visit of [...visits.toSorted((a, b) => Number(a - b)), months]) {
            const time = createdAt + visit * month;
            paid += computeMonthlyDue({ createdAt, locked, paidMonths }, months, time);
            const passed = countMonths({ createdAt }, months, time);
            paidMonths = passed > paidMonths ? passed : paidMonths;
            expect(paid).toBe(computeMonthlyReleased(locked, paidMonths, months));
          }
          expect(paid).toBe(locked);
        },
      ),
    );
  });

  it('given paid months, then the next one is dated, and none after the last', () => {
    expect(findNextMonth(order, 12n)).toBe(createdAt + month);
    expect(findNextMonth({ ...order, paidMonths: 11n }, 12n)).toBe(computeMonthEnd(order, 12n));
    expect(findNextMonth({ ...order, paidMonths: 12n }, 12n)).toBeUndefined();
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findMonthRange,
  listClaimDates,
  listMonthDays,
  toWeeks,
  type DatedPurchase,
  type Month,
} from './calendar.ts';

const at = (text: string) => BigInt(Date.parse(text)) / 1000n;
const entry = (text: string) => ({ startAt: at(text) });

describe('[IDO-02] a month of the calendar', () => {
  it.each([
    [2026, 2, 28],
    [2028, 2, 29],
    [2100, 2, 28],
    [2026, 12, 31],
    [9999, 12, 31],
  ])('given %d-%d, then it has %d days of UTC', (year, month, count) => {
    const days = listMonthDays({ year, month }, []);
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    for (const { day, weekday, beginAt } of days) {
      const date = new Date(Number(beginAt) * 1000);
      expect([date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours()]).toEqual([
        year,
        month,
        day,
        0,
      ]);
      expect(weekday % 7).toBe(date.getUTCDay());
    }
  });

  it.each([
    [2026, 0],
    [2026, 13],
    [2026, 1.5],
    [2026, Number.NaN],
    [1969, 12],
    [10_000, 1],
    [2026.5, 1],
  ])('given %d-%d, then it is no month', (year, month) => {
    expect(findMonthRange({ year, month })).toBeUndefined();
    expect(listMonthDays({ year, month }, [entry('2026-01-01T00:00:00Z')])).toEqual([]);
    expect(toWeeks(listMonthDays({ year, month }, []))).toEqual([]);
  });

  it('given sales, then each is on the day of UTC on which it starts, by time', () => {
    const sales = [
      entry('2026-06-30T23:59:59Z'),
      entry('2026-06-15T12:00:00Z'),
      entry('2026-06-15T09:00:00Z'),
      entry('2026-07-01T00:00:00Z'),
      entry('2026-06-01T00:00:00Z'),
      entry('2026-05-31T23:59:59Z'),
    ];
    const days = listMonthDays({ year: 2026, month: 6 }, sales);
    const busy = days.filter(({ entries }) => entries.length > 0);
    expect(busy.map(({ day, entries }) => [day, entries])).toEqual([
      [1, [sales[4]]],
      [15, [sales[2], sales[1]]],
      [30, [sales[0]]],
    ]);
  });

  it.each([
    [2026, 6, 0, 5],
    [2026, 2, 6, 5],
    [2027, 2, 0, 4],
    [2026, 8, 5, 6],
  ])(
    'given %d-%d, then its weeks begin on Monday, after %d days of the month before',
    (year, month, offset, count) => {
      const weeks = toWeeks(listMonthDays({ year, month }, []));
      expect(weeks.map((week) => week.length)).toEqual(Array.from({ length: count }, () => 7));
      expect(weeks[0]?.findIndex((day) => day?.day === 1)).toBe(offset);
      const places = weeks.flatMap((week) =>
        week.map((day, place) => day === undefined || day.weekday === place + 1),
      );
      expect(places).not.toContain(false);
    },
  );
});

const tgeAt = at('2026-06-10T06:00:00Z');
const day = 86_400n;
const purchase: DatedPurchase = {
  schedule: {
    tranches: [
      { afterSeconds: 0n, cumulativeBps: 2500n },
      { afterSeconds: 30n * day, cumulativeBps: 10_000n },
    ],
    stream: {
      shareBps: 2000n,
      firstReleaseBps: 1000n,
      cliffSeconds: 10n * day,
      periodSeconds: 7n * day,
      periods: 3n,
    },
  },
  bought: 1_000_000n,
  tgeAt,
};
const rowsOf = (its: DatedPurchase, month: Month) =>
  listClaimDates(its, month).map(({ claimRound, date, tokens }) => [claimRound, date, tokens]);

describe('[IDO-05] the calendar of claims', () => {
  it('given a month, then tranches and parts of the stream are at their dates', () => {
    expect(rowsOf(purchase, { year: 2026, month: 6 })).toEqual([
      [0, tgeAt, 200_000n],
      [1000, tgeAt, 20_000n],
      [1000, tgeAt + 17n * day, 60_000n],
    ]);
    expect(rowsOf(purchase, { year: 2026, month: 7 })).toEqual([
      [1000, tgeAt + 24n * day, 60_000n],
      [1, tgeAt + 30n * day, 600_000n],
      [1000, tgeAt + 31n * day, 60_000n],
    ]);
    for (const month of [5, 8, 0, 13]) expect(rowsOf(purchase, { year: 2026, month })).toEqual([]);
  });

  it('given a tranche in the first second of a month, then it is in that month alone', () => {
    const its = { ...purchase, tgeAt: at('2026-07-01T00:00:00Z') };
    expect(rowsOf(its, { year: 2026, month: 6 })).toEqual([]);
    expect(rowsOf(its, { year: 2026, month: 7 })[0]).toEqual([0, its.tgeAt, 200_000n]);
    expect(listMonthDays({ year: 2026, month: 6 }, [{ startAt: its.tgeAt }]).at(-1)?.entries).toEqual([]);
  });

  it('given a row, then its share is that of the purchase, exact', () => {
    const shares = listClaimDates(purchase, { year: 2026, month: 6 }).map(({ share }) => share);
    const perMillion = shares.map(({ numerator, denominator }) => (numerator * 1_000_000n) / denominator);
    expect(perMillion).toEqual([200_000n, 20_000n, 60_000n]);
  });

  it('given periods of an hour, then the stream has one row a day, from its first part of the day', () => {
    const hourly = { ...purchase.schedule.stream, cliffSeconds: 0n, periodSeconds: 3600n, periods: 100n };
    const its = { ...purchase, schedule: { ...purchase.schedule, stream: hourly } };
    const rows = rowsOf(its, { year: 2026, month: 6 }).slice(1);
    expect(rows).toEqual([
      [1000, tgeAt, 20_000n + 17n * 1800n],
      [1000, at('2026-06-11T00:00:00Z'), 24n * 1800n],
      [1000, at('2026-06-12T00:00:00Z'), 24n * 1800n],
      [1000, at('2026-06-13T00:00:00Z'), 24n * 1800n],
      [1000, at('2026-06-14T00:00:00Z'), 11n * 1800n],
    ]);
  });

  it('given no stream or nothing bought, then there are no rows of it', () => {
    const stream = { shareBps: 0n, firstReleaseBps: 0n, cliffSeconds: 0n, periodSeconds: 0n, periods: 0n };
    const its = { ...purchase, schedule: { ...purchase.schedule, stream } };
    expect(rowsOf(its, { year: 2026, month: 6 })).toEqual([[0, tgeAt, 250_000n]]);
    expect(rowsOf({ ...purchase, bought: 0n }, { year: 2026, month: 6 })).toEqual([]);
  });

  it('given any purchase, then the rows of all months sum to it, and their shares to the whole', () => {
    const stream = fc.record({
      shareBps: fc.bigInt(1n, 10_000n),
      firstReleaseBps: fc.bigInt(0n, 10_000n),
      cliffSeconds: fc.bigInt(0n, 60n * day),
      periodSeconds: fc.bigInt(1n, 20n * day),
      periods: fc.bigInt(1n, 12n),
    });
    fc.assert(
      fc.property(stream, fc.bigInt(10n ** 12n, 10n ** 30n), (its, bought) => {
        const all = { tgeAt, bought, schedule: { ...purchase.schedule, stream: its } };
        const months = Array.from({ length: 15 }, (_, index) => {
          return { year: 2026 + Math.floor((index + 5) / 12), month: ((index + 5) % 12) + 1 };
        });
        const rows = months.flatMap((month) => listClaimDates(all, month));
        expect(rows.reduce((sum, { tokens }) => sum + tokens, 0n)).toBe(bought);
        const unit = 10n ** 8n * its.periods;
        const shares = rows.map(({ share }) => (share.numerator * unit) / share.denominator);
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(unit);
        for (const [index, { date }] of rows.entries())
          expect(date).toBeGreaterThanOrEqual(rows[index - 1]?.date ?? 0n);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { addMonths, countDays, findNextPlace, formatMonth, toMonth } from './month.ts';

const november = { year: 2026, month: 11 };

describe('[IDO-02] months of the calendar', () => {
  it('are of UTC, to the second', () => {
    const end = Date.UTC(2026, 11) / 1000;
    expect([toMonth(end - 1), toMonth(end)]).toEqual([november, { year: 2026, month: 12 }]);
    expect(formatMonth(november)).toBe('November 2026');
  });

  it('follow each other over the year', () => {
    expect(addMonths(november, 2)).toEqual({ year: 2027, month: 1 });
    expect(addMonths({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 });
    expect([2027, 2028].map((year) => countDays({ year, month: 2 }))).toEqual([28, 29]);
  });

  it.each([
    ['ArrowRight', 30, { month: { year: 2026, month: 12 }, day: 1 }],
    ['ArrowLeft', 1, { month: { year: 2026, month: 10 }, day: 31 }],
    ['ArrowDown', 24, { month: { year: 2026, month: 12 }, day: 1 }],
    ['ArrowUp', 8, { month: november, day: 1 }],
    ['PageDown', 30, { month: { year: 2026, month: 12 }, day: 30 }],
    ['PageUp', 30, { month: { year: 2026, month: 10 }, day: 30 }],
    ['Tab', 3, undefined],
  ])('given the key %s on day %i, then it leads there', (key, day, place) => {
    expect(findNextPlace({ month: november, day }, key)).toEqual(place);
  });

  it('given a page key from a day that the month has not, then it is the last one', () => {
    expect(findNextPlace({ month: { year: 2027, month: 1 }, day: 31 }, 'PageDown')?.day).toBe(28);
  });
});

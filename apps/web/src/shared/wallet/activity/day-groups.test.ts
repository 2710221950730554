import { expect, it } from 'vitest';
import { groupByDay } from './day-groups.ts';

/** Noon of the test's own time zone, which the groups are in. */
const now = new Date(2026, 4, 10, 12).getTime();
const at = (...parts: [number, number, number, number]) => ({ seconds: new Date(...parts).getTime() / 1000 });

it('[TX-03] given entries of several days, then each day of the reader is a group, named by its distance or date', () => {
  const groups = groupByDay(
    [at(2026, 4, 10, 11), at(2026, 4, 10, 0), at(2026, 4, 9, 23), at(2026, 3, 1, 8), at(2025, 3, 1, 8)],
    now,
  );
  expect(groups.map(({ label, entries }) => [label, entries.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['April 1, 2026', 1],
    ['April 1, 2025', 1],
  ]);
});

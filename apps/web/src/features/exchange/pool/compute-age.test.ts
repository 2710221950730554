import { expect, it } from 'vitest';
import { computeAge } from './compute-age.ts';

it.each([
  ['a block that is ahead of the known time', -5, { unit: 'minutes', count: 0 }],
  ['a second', 1, { unit: 'minutes', count: 0 }],
  ['a minute', 60, { unit: 'minutes', count: 1 }],
  ['an hour less a second', 3_599, { unit: 'minutes', count: 59 }],
  ['an hour', 3_600, { unit: 'hours', count: 1 }],
  ['a day', 86_400, { unit: 'days', count: 1 }],
  ['a month', 30 * 86_400, { unit: 'days', count: 30 }],
  ['more than a month', 30 * 86_400 + 1, undefined],
] as const)('[LIQ-09] given %s, then its age is in the largest whole unit', (_what, age, expected) => {
  expect(computeAge(1_000_000_000, 1_000_000_000 + age)).toEqual(expected);
});

import { expect, it } from 'vitest';
import { hasWaitedLong } from './has-waited-long.ts';

it.each([
  ['a moment ago', -1, false],
  ['as long ago as the limit', -30, true],
  ['a moment ahead, by a clock that was set back a little', 1, false],
  ['hours ahead, by a clock that was set back', 7_200, true],
])('[OPS-05] given a broadcast signed %s, then it counts as stuck or not', (_when, seconds, expected) => {
  const now = new Date(1_800_000_000_000);
  const signedAt = new Date(now.getTime() + seconds * 1000);
  expect(hasWaitedLong(signedAt, now, { stuckSeconds: 30 })).toBe(expected);
});

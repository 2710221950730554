import { expect, it } from 'vitest';
import { createSale } from '../stories/sample-sale.ts';
import { formatSpan, listReleases } from './format-schedule.ts';

it.each([
  [86_400n, '1 day'],
  [7n * 86_400n, '7 days'],
  [129_600n, '36 hours'],
  [3_600n, '1 hour'],
  [5_400n, '90 minutes'],
  [90n, '90 seconds'],
  [1n, '1 second'],
])('[IDO-06] given a span of %d seconds, then it reads `%s`, in whole units', (seconds, shown) => {
  expect(formatSpan(seconds)).toBe(shown);
});

it('[IDO-06] the release of the tokens has a line for each tranche and those of the stream', () => {
  const { schedule } = createSale();
  expect(listReleases(schedule)).toEqual(['40% at the token date', '30% after 10 days', '30% after 40 days']);
  const stream = {
    shareBps: 5_000n,
    firstReleaseBps: 1_000n,
    cliffSeconds: 0n,
    periodSeconds: 604_800n,
    periods: 12n,
  };
  expect(listReleases({ ...schedule, stream }).slice(-3)).toEqual([
    '15% after 40 days',
    '5% at the token date',
    '45% in 12 steps of 7 days',
  ]);
  const paused = { ...stream, firstReleaseBps: 0n, cliffSeconds: 432_000n };
  expect(listReleases({ ...schedule, stream: paused }).slice(-2)).toEqual([
    '15% after 40 days',
    '50% in 12 steps of 7 days, beginning after 5 days',
  ]);
});

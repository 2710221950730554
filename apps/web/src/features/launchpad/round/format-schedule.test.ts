import { expect, it } from 'vitest';
import { createSale } from '../stories/sample-sale.ts';
import { listReleases } from './format-schedule.ts';

it('[IDO-06] the release of the tokens has a line for each tranche and one for the stream', () => {
  const { schedule } = createSale();
  expect(listReleases(schedule)).toEqual(['40% at the token date', '30% after 10 days', '30% after 40 days']);
  const stream = {
    shareBps: 5_000n,
    firstReleaseBps: 1_000n,
    cliffSeconds: 0n,
    periodSeconds: 604_800n,
    periods: 12n,
  };
  expect(listReleases({ ...schedule, stream }).slice(-2)).toEqual([
    '15% after 40 days',
    '50% in 12 steps of 7 days',
  ]);
});

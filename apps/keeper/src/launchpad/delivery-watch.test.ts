import { expect, it } from 'vitest';
import { createDeliveryWatch } from './delivery-watch.ts';

it.each([
  ['a settled sale', 900, 200],
  ['one whose last day is over', 600, 0],
  ['none', undefined, 0],
])('[IDO-10] given %s, then the keeper shows the seconds that its issuer has', async (_sale, next, left) => {
  const seen: number[] = [];
  const look = createDeliveryWatch({
    getTime: async () => 700,
    findNext: async () => next,
    seen: (seconds) => seen.push(seconds),
  });
  expect(await look()).toBe('idle');
  expect(seen).toEqual([left]);
});

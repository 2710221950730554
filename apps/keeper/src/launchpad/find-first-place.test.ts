import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFirstPlace } from './find-first-place.ts';

it('[IDO-10] given places of which some first ones are refused, then the first accepted one is found in few trials', async () => {
  const cases = fc
    .integer({ min: 0, max: 4_000 })
    .chain((count) => fc.record({ count: fc.constant(count), first: fc.integer({ min: 0, max: count }) }));
  await fc.assert(
    fc.asyncProperty(cases, async ({ count, first }) => {
      const tried: number[] = [];
      const holds = async (place: number) => tried.push(place) > 0 && place >= first;
      expect(await findFirstPlace(count, holds)).toBe(first);
      expect(tried.every((place) => place < count)).toBe(true);
      expect(tried.length).toBeLessThanOrEqual(1 + Math.ceil(Math.log2(count + 1)));
      if (first === 0) expect(tried.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300, seed: 11 },
  );
});

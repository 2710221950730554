import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNeighbours } from './find-neighbours.ts';

function readOf(times: readonly number[]) {
  const reads = { count: 0 };
  const read = async (n: number) => {
    reads.count += 1;
    return times[n - 1];
  };
  return { read, reads };
}

describe('[PRED-12] the rounds on both sides of a moment', () => {
  it('are those of a full scan, from any start of the search', async () => {
    const moments = fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 60 });
    const place = fc.integer({ min: 0, max: 510 });
    await fc.assert(
      fc.asyncProperty(moments, place, fc.integer({ min: -3, max: 90 }), async (unsorted, time, guess) => {
        const times = unsorted.toSorted((a, b) => a - b);
        const after = times.findIndex((updatedAt) => updatedAt > time);
        const count = after === -1 ? times.length : after;
        expect(await findNeighbours(readOf(times).read, time, guess)).toEqual({
          before: count === 0 ? undefined : count,
          after: after === -1 ? undefined : after + 1,
        });
      }),
      { numRuns: 500, seed: 12 },
    );
  });

  it('are found by few reads, and by fewer from a near guess', async () => {
    const times = Array.from({ length: 1_000_000 }, (_, index) => index * 5);
    const far = readOf(times);
    expect(await findNeighbours(far.read, 4_000_000)).toEqual({ before: 800_001, after: 800_002 });
    expect(far.reads.count).toBeLessThan(45);
    const near = readOf(times);
    await findNeighbours(near.read, 4_000_000, 799_990);
    expect(near.reads.count).toBeLessThan(10);
  });
});

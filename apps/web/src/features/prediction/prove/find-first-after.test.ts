import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFirstAfter } from './find-first-after.ts';

function createFeed(updates: readonly bigint[]) {
  const requested: number[] = [];
  const read = async (rounds: readonly bigint[]) => {
    requested.push(rounds.length);
    return rounds.map((round) => updates[Number(round) - 1]);
  };
  return { requested, read };
}

describe('findFirstAfter', () => {
  it('[PRED-12] finds the round that decides a price in any feed', async () => {
    const gaps = fc.array(fc.bigInt({ min: 0n, max: 50n }), { maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(gaps, fc.bigInt({ min: 0n, max: 10_000n }), async (seconds, time) => {
        let at = 100n;
        const updates = seconds.map((gap) => (at += gap));
        const index = updates.findIndex((update) => update > time);
        const before = index < 0 ? updates.length : index;
        expect(await findFirstAfter(createFeed(updates).read, time)).toEqual({
          first: index < 0 ? undefined : BigInt(index + 1),
          last: before === 0 ? undefined : BigInt(before),
        });
      }),
    );
  });

  it('[PRED-12] sends few requests for a long feed', async () => {
    const { requested, read } = createFeed(Array.from({ length: 1_000_000 }, (_, index) => BigInt(index)));
    await findFirstAfter(read, 765_432n);
    expect(requested.length).toBeLessThanOrEqual(6);
    expect(Math.max(...requested)).toBeLessThanOrEqual(40);
  });
});

import { array, assert, asyncProperty, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOracleRound } from './find-oracle-round.ts';

const toReader = (updates: readonly number[]) => async (ns: readonly bigint[]) =>
  ns.map((n) => (n === 0n ? undefined : updates[Number(n) - 1]));

describe('the round of the feed that tells the price of a moment', () => {
  it('[PRED-12] is the first one updated after it, whatever the feed’s past', async () => {
    await assert(
      asyncProperty(
        array(integer({ min: 0, max: 40 }), { maxLength: 400 }),
        integer({ min: -5, max: 4_000 }),
        async (gaps, time) => {
          let at = 0;
          const updates = gaps.map((gap) => (at += gap));
          const expected = updates.findIndex((update) => update > time);
          const found = await findOracleRound(toReader(updates), time);
          if (expected >= 0) expect(found).toEqual({ n: BigInt(expected + 1), isAfter: true });
          else if (updates.length === 0) expect(found).toBeUndefined();
          else expect(found).toEqual({ n: BigInt(updates.length), isAfter: false });
        },
      ),
      { seed: 12 },
    );
  });
});

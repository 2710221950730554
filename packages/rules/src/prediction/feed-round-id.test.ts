import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFeedRoundNumber, toFeedRoundId } from './feed-round-id.ts';

it('[PRED-12] an id of a feed’s round combines its phase and its number', () => {
  expect(toFeedRoundId(2, 7n)).toBe(36_893_488_147_419_103_239n);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 65_535 }),
      fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }),
      (phase, n) => {
        const roundId = toFeedRoundId(phase, n);
        expect(parseFeedRoundNumber(roundId)).toBe(n);
        expect(roundId / 2n ** 64n).toBe(BigInt(phase));
      },
    ),
  );
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeFeeShare } from './compute-fee-share.ts';

const dollars = (count: bigint) => count * 10n ** 6n;
const fee = { accepted: dollars(1_000n), feeBps: 300n, payDecimals: 6n, part: 1n, whole: 1n };
const coin = 10n ** 18n;

it('[IDO-09] given a fee of 30 dollars and a coin of 600, then a collection is worth a tenth of it: 3 dollars, 0.005 coins', () => {
  expect(computeFeeShare({ ...fee, coinPriceE18: 600n * coin })).toBe(coin / 200n);
  const inCents = { ...fee, accepted: 1_000n * 10n ** 18n, payDecimals: 18n };
  expect(computeFeeShare({ ...inCents, coinPriceE18: 600n * coin })).toBe(coin / 200n);
});

it('[IDO-09] given claims of parts of a purchase, then all of them are worth no more than the claim of the whole', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 24n });
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 24 }),
      amount,
      fc.bigInt({ min: 1n, max: 10n ** 24n }),
      (parts, accepted, coinPriceE18) => {
        const whole = parts.reduce((sum, part) => sum + part, 0n);
        const worthOf = (part: bigint) => computeFeeShare({ ...fee, accepted, coinPriceE18, part, whole });
        const sum = parts.reduce((total, part) => total + worthOf(part), 0n);
        expect(sum).toBeLessThanOrEqual(worthOf(whole));
        expect(worthOf(whole) * 10n * 10_000n * coinPriceE18).toBeLessThanOrEqual(
          accepted * 300n * 10n ** 30n,
        );
      },
    ),
    { numRuns: 300, seed: 3 },
  );
});

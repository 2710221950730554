import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeNamedRoyalty, computeReferral, computeSplit, maximumFeeBps } from './split-price.ts';

const receiver = '0x00000000000000000000000000000000000a7157';
const anyPrice = fc.bigInt({ min: 1n, max: 2n ** 96n - 1n });
const anyFeeBps = fc.bigInt({ min: 0n, max: maximumFeeBps });

describe('[NFT-07] what a buyer pays and a seller gets', () => {
  it('a price of 100 at a fee of 2.5% and a royalty of 5% leaves 92.5 to the seller', () => {
    const coin = 10n ** 18n;
    const named = { receiver, amount: computeNamedRoyalty(100n * coin, 500n) } as const;
    expect(computeSplit(100n * coin, 250n, named)).toEqual({
      fee: (25n * coin) / 10n,
      royalty: { receiver, amount: 5n * coin },
      proceeds: (925n * coin) / 10n,
    });
  });

  it('given a collection that names no royalty, or 0, then there is none', () => {
    const none = { fee: 1n, royalty: undefined, proceeds: 98n };
    expect(computeSplit(99n, 200n, undefined)).toEqual(none);
    expect(computeSplit(99n, 200n, { receiver, amount: 0n })).toEqual(none);
  });

  it('given more than 10%, or 10% of a dust price, then the royalty is 10% rounded down', () => {
    expect(computeSplit(99n, 0n, { receiver, amount: 2n ** 255n }).royalty?.amount).toBe(9n);
    expect(computeSplit(9n, 0n, { receiver, amount: 9n })).toEqual({
      fee: 0n,
      royalty: undefined,
      proceeds: 9n,
    });
  });

  it('the parts sum to the price, at any fee and royalty, and the seller gets 80% at least', () => {
    fc.assert(
      fc.property(
        anyPrice,
        anyFeeBps,
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
        (price, feeBps, amount) => {
          const { fee, royalty, proceeds } = computeSplit(price, feeBps, { receiver, amount });
          expect(fee + (royalty?.amount ?? 0n) + proceeds).toBe(price);
          expect(proceeds * 10n >= price * 8n).toBe(true);
        },
      ),
    );
  });

  it('a referrer gets a fifth of the fee, rounded down', () => {
    expect(computeReferral(10n ** 18n)).toBe(2n * 10n ** 17n);
    expect(computeReferral(4n)).toBe(0n);
    expect(computeReferral(9n)).toBe(1n);
  });
});

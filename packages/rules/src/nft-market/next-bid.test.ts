import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeBeatingBid, computeLeastBid, computeNextBid } from './next-bid.ts';

const anyPrice = fc.bigInt({ min: 1n, max: 2n ** 96n - 1n });

describe('[NFT-07] the least bid', () => {
  it('is 1% of a fixed price, rounded up', () => {
    expect([1n, 100n, 101n, 10_000n].map(computeLeastBid)).toEqual([1n, 1n, 2n, 100n]);
  });

  it('is 5% above the leading bid, rounded up', () => {
    expect([1n, 20n, 21n, 100n].map(computeBeatingBid)).toEqual([2n, 21n, 23n, 105n]);
  });

  it('is the opening of an auction without a bid, and the leading bid does not count at a fixed price', () => {
    expect(computeNextBid({ kind: 'auction', price: 50n }, undefined)).toBe(50n);
    expect(computeNextBid({ kind: 'auction', price: 50n }, 100n)).toBe(105n);
    expect(computeNextBid({ kind: 'fixed', price: 500n }, 100n)).toBe(5n);
  });

  it('always rises, by 5% at least', () => {
    fc.assert(
      fc.property(anyPrice, (leading) => {
        const next = computeBeatingBid(leading);
        expect(next > leading).toBe(true);
        expect(next * 20n >= leading * 21n).toBe(true);
        expect((next - 1n) * 20n < leading * 21n).toBe(true);
      }),
    );
  });
});

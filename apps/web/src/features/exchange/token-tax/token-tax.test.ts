import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTaxBps, findSideTaxBps, findTaxedSlippageBps, isFreeOfTax, isTaxed } from './token-tax.ts';

describe('computeTaxBps', () => {
  it('[SWAP-14] computes the rate of a token that rounds its tax down', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1_000_000n, max: 2n ** 112n }),
        fc.integer({ min: 0, max: 9_999 }),
        (sent, bps) => {
          expect(computeTaxBps(sent, sent - (sent * BigInt(bps)) / 10_000n)).toBe(bps);
        },
      ),
    );
  });

  it('[SWAP-14] a token that delivers more than was sent, or of which nothing was sent, has no tax', () => {
    expect(computeTaxBps(100n, 101n)).toBe(0);
    expect(computeTaxBps(0n, 0n)).toBe(0);
    expect(computeTaxBps(100n, 0n)).toBe(10_000);
  });
});

describe('a tax', () => {
  const tax = { kind: 'measured', buyBps: 100, sellBps: 250 } as const;

  it('[SWAP-14] counts on its side of the trade, and is 0 while unknown', () => {
    expect(findSideTaxBps(tax, 'input')).toBe(250);
    expect(findSideTaxBps(tax, 'output')).toBe(100);
    expect(findSideTaxBps(undefined, 'output')).toBe(0);
    expect(isFreeOfTax(tax)).toBe(false);
    expect(isFreeOfTax({ ...tax, buyBps: 0, sellBps: 0 })).toBe(true);
    expect(isFreeOfTax({ kind: 'unknown' })).toBe(false);
  });

  it('[SWAP-15] is known for a token that keeps something or cannot be sold, not for an unmeasured one', () => {
    expect(isTaxed(tax)).toBe(true);
    expect(isTaxed({ kind: 'unsellable', buyBps: 0, reason: '' })).toBe(true);
    expect(isTaxed({ kind: 'measured', buyBps: 0, sellBps: 0 })).toBe(false);
    expect(isTaxed({ kind: 'unknown' })).toBe(false);
    expect(isTaxed({ kind: 'unbuyable', reason: '' })).toBe(false);
  });

  it('[SWAP-14] suggests a slippage above it, and none that the settings would refuse', () => {
    expect(findTaxedSlippageBps(200)).toBe(250);
    expect(findTaxedSlippageBps(4_949)).toBe(4_999);
    expect(findTaxedSlippageBps(4_950)).toBeUndefined();
    expect(findTaxedSlippageBps(9_990)).toBeUndefined();
  });
});

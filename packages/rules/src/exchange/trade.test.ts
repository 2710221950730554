import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRatio } from '../amount/format-ratio.ts';
import type { Pool } from './pair.ts';
import { findBestRouteExactIn, findBestRouteExactOut, type Route } from './route.ts';
import { toTestAddress } from './route.test-support.ts';
import {
  computeExecutionPrice,
  computeMaximumAmountIn,
  computeMidPrice,
  computeMinimumAmountOut,
  computePriceImpact,
  computePriceImpactBps,
  computeTradeFee,
  toTrade,
  toWholeTokenPrice,
  type Trade,
} from './trade.ts';

const [tokenA, tokenB, tokenC] = [toTestAddress(1), toTestAddress(2), toTestAddress(3)];
const unit = 10n ** 18n;

function createPool(
  index: number,
  token0 = tokenA,
  token1 = tokenB,
  reserve0 = 1_000n * unit,
  reserve1 = reserve0,
): Pool {
  return { address: toTestAddress(100 + index), token0, token1, reserve0, reserve1 };
}

function getTrade(route: Route | undefined): Trade {
  if (!route) throw new Error('the test expects a route');
  return toTrade('exact-in', route);
}

const bigReserve = fc.bigInt({ min: 10n ** 12n, max: 2n ** 111n });
const amount = fc.bigInt({ min: 1n, max: 2n ** 100n });

describe('a trade', () => {
  it('takes its ends from the route', () => {
    const pools = [createPool(1), createPool(2, tokenB, tokenC)];
    const route = findBestRouteExactOut(pools, tokenC, tokenA, unit);
    expect(route && toTrade('exact-out', route)).toMatchObject({
      kind: 'exact-out',
      tokenIn: tokenC,
      tokenOut: tokenA,
      amountIn: route?.amounts[0],
      amountOut: unit,
    });
    expect(() => toTrade('exact-in', { path: [tokenA], pools: [], amounts: [1n] })).toThrow(RangeError);
  });

  it('[SWAP-04] has an execution price and a mid price', () => {
    const pools = [
      createPool(1, tokenA, tokenB, 1_000n * unit, 2_000n * unit),
      createPool(2, tokenB, tokenC),
    ];
    const trade = getTrade(findBestRouteExactIn(pools, tokenA, tokenC, unit));
    const midPrice = computeMidPrice(trade.route);
    expect(midPrice.numerator / midPrice.denominator).toBe(2n);
    expect(computeExecutionPrice(trade)).toEqual({ numerator: trade.amountOut, denominator: unit });
    const broken = { ...trade.route, path: [tokenC, tokenC, tokenC] };
    expect(() => computeMidPrice(broken)).toThrow(RangeError);
  });

  it('[SWAP-04] shows prices in whole tokens', () => {
    const price = toWholeTokenPrice({ numerator: 612_340_000n, denominator: unit }, 18, 6);
    expect(formatRatio(price, { significantDigits: 6 })).toBe('612.34');
  });
});

describe('price impact', () => {
  it('[SWAP-13] is shown without the fee', () => {
    const small = getTrade(findBestRouteExactIn([createPool(1)], tokenA, tokenB, unit / 1_000n));
    expect(computePriceImpactBps(small)).toBe(0);
    const large = getTrade(findBestRouteExactIn([createPool(1)], tokenA, tokenB, 1_000n * unit));
    // x / (reserve + x) with x the input after the fee: 998 / 1998.
    expect(computePriceImpactBps(large)).toBe(4994);
  });

  it('[SWAP-13] is only the depth for any amount of one hop, to one unit of output', () => {
    fc.assert(
      fc.property(amount, bigReserve, bigReserve, (amountIn, reserveIn, reserveOut) => {
        const route = findBestRouteExactIn(
          [createPool(1, tokenA, tokenB, reserveIn, reserveOut)],
          tokenA,
          tokenB,
          amountIn,
        );
        fc.pre(route !== undefined);
        const { numerator, denominator } = computePriceImpact(getTrade(route));
        const kept = amountIn * 998n;
        const [depth, whole] = [kept, reserveIn * 1000n + kept];
        // numerator/denominator >= depth/whole, and the difference is the loss from rounding the output down.
        const excess = numerator * whole - depth * denominator;
        expect(excess >= 0n).toBe(true);
        expect(numerator >= 0n && numerator <= denominator).toBe(true);
        expect(excess * kept * reserveOut < whole * denominator * reserveIn * 1000n).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('[SWAP-13] adds up over hops', () => {
    const pools = [createPool(1), createPool(2, tokenB, tokenC)];
    const trade = getTrade(findBestRouteExactIn(pools, tokenA, tokenC, 10n * unit));
    // 1 − (1 / 1.00998) · (1 / (1 + 0.998 · 0.0098816…)) ≈ 1.95%
    expect(computePriceImpactBps(trade)).toBe(195);
  });
});

describe('the fee', () => {
  it('[SWAP-13] is 0.20% per hop, split 17 to 3', () => {
    const one = getTrade(findBestRouteExactIn([createPool(1)], tokenA, tokenB, unit));
    expect(computeTradeFee(one)).toEqual({
      total: 2n * 10n ** 15n,
      provider: 17n * 10n ** 14n,
      treasury: 3n * 10n ** 14n,
    });
    const pools = [createPool(1), createPool(2, tokenB, tokenC)];
    const two = getTrade(findBestRouteExactIn(pools, tokenA, tokenC, unit));
    expect(computeTradeFee(two).total).toBe(unit - (unit * 998n * 998n) / 1_000_000n);
  });

  it('rounds the total up and assigns the remainder to the providers', () => {
    const trade = getTrade(findBestRouteExactIn([createPool(1)], tokenA, tokenB, 501n));
    expect(computeTradeFee(trade)).toEqual({ total: 2n, provider: 2n, treasury: 0n });
  });
});

describe('slippage', () => {
  it('[SWAP-04] the minimum received and the maximum sold never exceed the tolerance', () => {
    expect(computeMinimumAmountOut(1_000n, 50)).toBe(995n);
    expect(computeMaximumAmountIn(1_000n, 50)).toBe(1_005n);
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (value, slippageBps) => {
        const bps = BigInt(slippageBps);
        const minimum = computeMinimumAmountOut(value, slippageBps);
        const maximum = computeMaximumAmountIn(value, slippageBps);
        expect(
          (value - minimum) * 10_000n <= value * bps && (value - minimum + 1n) * 10_000n > value * bps,
        ).toBe(true);
        expect(maximum - value).toBe(value - minimum);
      }),
    );
  });

  it.each([-1, 10_001, 0.5, Number.NaN])('refuses a tolerance of %s', (slippageBps) => {
    const outOfRange = expect.objectContaining({ reason: 'slippage-out-of-range' });
    expect(() => computeMinimumAmountOut(1n, slippageBps)).toThrow(outOfRange);
    expect(() => computeMaximumAmountIn(1n, slippageBps)).toThrow(outOfRange);
  });
});

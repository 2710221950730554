import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTestAddress } from './route.test-support.ts';
import {
  computeAmountIn,
  computeAmountOut,
  computeAmountsAdded,
  computeAmountsBurned,
  computeLiquidityMinted,
  computeQuote,
  computeProtocolShares,
  findReserves,
  maximumReserve,
  minimumLiquidity,
  providerFeeBps,
  sortTokens,
  swapFeeBps,
  treasuryFeeBps,
} from './pair.ts';
import { computeSquareRootDown } from './square-root.ts';

const runs = { numRuns: 2_000 };
/** Amounts and reserves of every size, not only large ones. */
const amount = fc
  .integer({ min: 1, max: 112 })
  .chain((bits) => fc.bigInt({ min: 1n, max: 2n ** BigInt(bits) - 1n }));
const reason = (name: string) => expect.objectContaining({ reason: name });

describe('swap amounts', () => {
  it('[SWAP-13] the fee of 0.20% is 0.17% and 0.03%', () => {
    expect([swapFeeBps, providerFeeBps + treasuryFeeBps, providerFeeBps, treasuryFeeBps]).toEqual([
      20n,
      20n,
      17n,
      3n,
    ]);
    expect(computeAmountOut(1_000_000n, 10n ** 30n, 10n ** 30n)).toBe(997_999n);
  });

  it('[SWAP-13] the product of the reserves after the fee never falls', () => {
    fc.assert(
      fc.property(amount, amount, amount, (amountIn, reserveIn, reserveOut) => {
        const amountOut = computeAmountOut(amountIn, reserveIn, reserveOut);
        const afterFee = (reserveIn + amountIn) * 1000n - amountIn * 2n;
        expect(amountOut < reserveOut).toBe(true);
        expect(afterFee * (reserveOut - amountOut) >= reserveIn * reserveOut * 1000n).toBe(true);
        // One unit more would break it: the output is the maximum that the pool can pay.
        expect(afterFee * (reserveOut - amountOut - 1n) < reserveIn * reserveOut * 1000n).toBe(true);
      }),
      runs,
    );
  });

  it('the output grows with the input', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (amountIn, more, reserveIn, reserveOut) => {
        const amountOut = computeAmountOut(amountIn, reserveIn, reserveOut);
        expect(computeAmountOut(amountIn + more, reserveIn, reserveOut) >= amountOut).toBe(true);
      }),
      runs,
    );
  });

  it('the input for an output buys at least that output, and at most one unit of input too many', () => {
    fc.assert(
      fc.property(amount, amount, amount, (amountOut, reserveIn, reserveOut) => {
        fc.pre(amountOut < reserveOut);
        const amountIn = computeAmountIn(amountOut, reserveIn, reserveOut);
        expect(computeAmountOut(amountIn, reserveIn, reserveOut) >= amountOut).toBe(true);
        if (amountIn > 2n)
          expect(computeAmountOut(amountIn - 2n, reserveIn, reserveOut) < amountOut).toBe(true);
      }),
      runs,
    );
  });

  it('an output never costs more than the input that paid it, except one unit of rounding', () => {
    fc.assert(
      fc.property(amount, amount, amount, (amountIn, reserveIn, reserveOut) => {
        const amountOut = computeAmountOut(amountIn, reserveIn, reserveOut);
        fc.pre(amountOut > 0n);
        expect(computeAmountIn(amountOut, reserveIn, reserveOut) <= amountIn + 1n).toBe(true);
      }),
      runs,
    );
  });

  it('have no meaning without an amount or liquidity', () => {
    expect(() => computeAmountOut(0n, 1n, 1n)).toThrow(reason('insufficient-input-amount'));
    expect(() => computeAmountOut(1n, 0n, 1n)).toThrow(reason('insufficient-liquidity'));
    expect(() => computeAmountOut(1n, 1n, 0n)).toThrow(reason('insufficient-liquidity'));
    expect(() => computeAmountIn(0n, 1n, 1n)).toThrow(reason('insufficient-output-amount'));
    expect(() => computeAmountIn(1n, 0n, 2n)).toThrow(reason('insufficient-liquidity'));
    expect(() => computeAmountIn(5n, 5n, 5n)).toThrow(reason('insufficient-liquidity'));
    expect(() => computeQuote(0n, 1n, 1n)).toThrow(reason('insufficient-input-amount'));
    expect(() => computeQuote(1n, 1n, 0n)).toThrow(reason('insufficient-liquidity'));
  });

  it('stay exact at the bound of the reserves', () => {
    expect(computeAmountOut(maximumReserve, maximumReserve, maximumReserve)).toBe(
      (maximumReserve * 998n * maximumReserve) / (maximumReserve * 1998n),
    );
  });
});

describe('liquidity', () => {
  it('the first mint is the root of the product less the locked minimum', () => {
    const empty = { reserve0: 0n, reserve1: 0n, totalSupply: 0n };
    expect(computeLiquidityMinted(4n * 10n ** 18n, 10n ** 18n, empty)).toBe(
      2n * 10n ** 18n - minimumLiquidity,
    );
    expect(() => computeLiquidityMinted(1000n, 1000n, empty)).toThrow(
      reason('insufficient-liquidity-minted'),
    );
  });

  it('a later mint counts the scarcer side, and burning it never pays more than was deposited', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        amount,
        (amount0, amount1, reserve0, reserve1, totalSupply) => {
          const expected0 = (amount0 * totalSupply) / reserve0;
          const expected1 = (amount1 * totalSupply) / reserve1;
          const expected = expected0 < expected1 ? expected0 : expected1;
          fc.pre(expected > 0n);
          const minted = computeLiquidityMinted(amount0, amount1, { reserve0, reserve1, totalSupply });
          expect(minted).toBe(expected);
          const grown = {
            reserve0: reserve0 + amount0,
            reserve1: reserve1 + amount1,
            totalSupply: totalSupply + minted,
          };
          fc.pre(
            minted * grown.reserve0 >= grown.totalSupply && minted * grown.reserve1 >= grown.totalSupply,
          );
          const burned = computeAmountsBurned(minted, grown);
          expect(burned.amount0 <= amount0 && burned.amount1 <= amount1).toBe(true);
        },
      ),
      runs,
    );
  });

  it('a burn pays its share of the reserves', () => {
    const shares = { reserve0: 1_000n, reserve1: 501n, totalSupply: 100n };
    expect(computeAmountsBurned(50n, shares)).toEqual({ amount0: 500n, amount1: 250n });
    expect(() => computeAmountsBurned(0n, shares)).toThrow(reason('insufficient-liquidity-burned'));
    expect(() => computeAmountsBurned(101n, shares)).toThrow(reason('insufficient-liquidity-burned'));
    expect(() => computeAmountsBurned(0n, { ...shares, totalSupply: 0n })).toThrow(
      reason('insufficient-liquidity-burned'),
    );
    expect(() => computeLiquidityMinted(1n, 1n, { ...shares, reserve0: 0n })).toThrow(
      reason('insufficient-liquidity-minted'),
    );
  });

  it("the protocol's share is worth 3/20 of the growth of the root of k", () => {
    fc.assert(
      fc.property(amount, amount, amount, (totalSupply, rootKLast, growth) => {
        const rootK = rootKLast + growth;
        const share = computeProtocolShares(totalSupply, rootK, rootKLast);
        // share / (totalSupply + share) · rootK <= 3/20 · growth, and one pool token more would exceed it.
        expect(share * rootK * 20n <= 3n * growth * (totalSupply + share)).toBe(true);
        expect((share + 1n) * rootK * 20n > 3n * growth * (totalSupply + share + 1n)).toBe(true);
      }),
      runs,
    );
    expect(computeProtocolShares(10n ** 21n, 5n, 5n)).toBe(0n);
    expect(computeProtocolShares(10n ** 21n, 4n, 5n)).toBe(0n);
  });

  it('[SWAP-13] after a swap the treasury holds 0.03% of its input and no more', () => {
    const reserve = 10n ** 24n;
    const amountIn = 10n ** 20n;
    const amountOut = computeAmountOut(amountIn, reserve, reserve);
    const rootK = computeSquareRootDown((reserve + amountIn) * (reserve - amountOut));
    const share = computeProtocolShares(reserve, rootK, reserve);
    const { amount0, amount1 } = computeAmountsBurned(share, {
      reserve0: reserve + amountIn,
      reserve1: reserve - amountOut,
      totalSupply: reserve + share,
    });
    const worth = amount0 + amount1;
    const ideal = (amountIn * treasuryFeeBps) / 10_000n;
    expect(worth <= ideal).toBe(true);
    expect(worth >= (ideal * 999n) / 1000n).toBe(true);
  });

  it('a deposit keeps the ratio of the pool', () => {
    expect(computeAmountsAdded(5n, 7n, 0n, 0n)).toEqual({ amountA: 5n, amountB: 7n });
    expect(computeAmountsAdded(10n, 100n, 50n, 100n)).toEqual({ amountA: 10n, amountB: 20n });
    expect(computeAmountsAdded(100n, 20n, 50n, 100n)).toEqual({ amountA: 10n, amountB: 20n });
  });
});

describe('a pool', () => {
  const [low, high] = [toTestAddress(1), toTestAddress(0xab)];
  const pool = { address: toTestAddress(9), token0: low, token1: high, reserve0: 3n, reserve1: 4n };

  it('orders its tokens by address', () => {
    expect(sortTokens(high, low)).toEqual({ token0: low, token1: high });
    expect(sortTokens(low, high)).toEqual({ token0: low, token1: high });
  });

  it('shows its reserves from the side of the token paid in, however that is spelled', () => {
    expect(findReserves(pool, low)).toEqual({ reserveIn: 3n, reserveOut: 4n });
    expect(findReserves(pool, `0x${high.slice(2).toUpperCase()}`)).toEqual({ reserveIn: 4n, reserveOut: 3n });
    expect(findReserves(pool, toTestAddress(5))).toBeUndefined();
  });
});

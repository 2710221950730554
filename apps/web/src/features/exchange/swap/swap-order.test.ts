import { type Trade, toTrade } from '@tradewind/rules/exchange/trade';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { findPayableTrade, findPriceProblem } from './swap-order.ts';

const [token, coin] = [toAddress('1'), toAddress('2')] as const;
const pool = { address: coin, token0: token, token1: coin, reserve0: 1n, reserve1: 1n };
const trade = (kind: Trade['kind'], amountIn: bigint, amountOut: bigint): Trade =>
  toTrade(kind, { path: [token, coin], pools: [pool], amounts: [amountIn, amountOut] });

const verify = (slippageBps: number, now: bigint) =>
  findPriceProblem({ trade: trade('exact-in', 5n, 100_000n), slippageBps }, trade('exact-in', 5n, now));
const verifyOut = (slippageBps: number, now: bigint) =>
  findPriceProblem({ trade: trade('exact-out', 100_000n, 5n), slippageBps }, trade('exact-out', now, 5n));

describe('findPriceProblem', () => {
  it('[SWAP-12] limits a lower price by the slippage, and a higher one too', () => {
    expect(verify(50, 99_500n)).toBeUndefined();
    expect(verify(50, 99_499n)).toBe('slippage');
    expect(verify(50, 100_502n)).toBeUndefined();
    expect(verify(50, 100_600n)).toBe('betterPrice');
    expect(findPriceProblem({ trade: trade('exact-in', 5n, 9n), slippageBps: 50 }, undefined)).toBe(
      'slippage',
    );
  });

  it('[SWAP-12] a small improvement blocks nothing, even with zero slippage', () => {
    expect(verify(0, 100_001n)).toBeUndefined();
    expect(verify(0, 100_100n)).toBeUndefined();
    expect(verify(0, 100_200n)).toBe('betterPrice');
    expect(verify(0, 99_999n)).toBe('slippage');
  });

  it('[SWAP-12] applies the same limits to the input of an exact output', () => {
    expect(verifyOut(0, 100_001n)).toBe('slippage');
    expect(verifyOut(0, 99_999n)).toBeUndefined();
    expect(verifyOut(0, 99_800n)).toBe('betterPrice');
    expect(verifyOut(50, 99_600n)).toBeUndefined();
    expect(verifyOut(50, 99_400n)).toBe('betterPrice');
  });
});

it('[SWAP-07] [SWAP-08] given a higher price that was accepted, then that amount is approved, for this output only', () => {
  const [offered, dearer] = [trade('exact-out', 100n, 50n), trade('exact-out', 130n, 50n)];
  expect(findPayableTrade(offered, undefined)).toBe(offered);
  expect(findPayableTrade(offered, dearer)).toBe(dearer);
  expect(findPayableTrade(dearer, offered)).toBe(dearer);
  const another = trade('exact-out', 90n, 49n);
  expect(findPayableTrade(another, dearer)).toBe(another);
  const exactIn = trade('exact-in', 100n, 50n);
  expect(findPayableTrade(exactIn, trade('exact-in', 130n, 50n))).toBe(exactIn);
  expect(findPayableTrade(exactIn, dearer)).toBe(exactIn);
});

import { type Trade, toTrade } from '@tradewind/rules/exchange/trade';
import { expect, it } from 'vitest';
import { findPayableTrade } from './payable-trade.ts';

const [token, coin] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const;
const pool = { address: coin, token0: token, token1: coin, reserve0: 1n, reserve1: 1n };
const trade = (kind: Trade['kind'], amountIn: bigint, amountOut: bigint): Trade =>
  toTrade(kind, { path: [token, coin], pools: [pool], amounts: [amountIn, amountOut] });

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

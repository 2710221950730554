import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { findPairState, isEmptyPool } from './liquidity-pool.ts';
import { computePooledAmounts, toPoolShares } from './position.ts';

const wrapped = toAddress('1');
const other = toAddress('2');
const address = toAddress('9');
const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const toToken = (at: `0x${string}`): Currency => ({
  kind: 'token',
  chainId: 31337,
  address: at,
  symbol: 'T',
  name: 'T',
  decimals: 18,
});
const pools = {
  state: 'value',
  value: [{ address, token0: wrapped, token1: other, reserve0: 10n, reserve1: 30n }],
} as const;

describe('findPairState', () => {
  it('[LIQ-07] exists in either order, the native coin as its wrapped form', () => {
    expect(findPairState(pools, native, toToken(other), wrapped)).toEqual({
      kind: 'exists',
      pool: { address, reserveA: 10n, reserveB: 30n },
    });
    expect(findPairState(pools, toToken(other), native, wrapped)).toMatchObject({
      pool: { reserveA: 30n, reserveB: 10n },
    });
  });

  it('[LIQ-07] does not exist, is invalid, or is unknown: three different states', () => {
    const third = toToken(toAddress('3'));
    expect(findPairState(pools, native, third, wrapped).kind).toBe('not-exists');
    expect(findPairState(pools, native, toToken(wrapped), wrapped).kind).toBe('invalid');
    expect(findPairState(pools, native, undefined, wrapped).kind).toBe('invalid');
    expect(findPairState({ state: 'loading' }, native, third, wrapped).kind).toBe('loading');
    expect(findPairState({ state: 'unknown', reason: '' }, native, third, wrapped).kind).toBe('unknown');
    expect(findPairState({ ...pools, state: 'stale' }, native, third, wrapped).kind).toBe('not-exists');
  });

  it('[LIQ-02] a pool without reserves has no price', () => {
    expect(isEmptyPool({ address, reserveA: 0n, reserveB: 0n })).toBe(true);
    expect(isEmptyPool({ address, reserveA: 0n, reserveB: 1n })).toBe(false);
  });
});

describe('computePooledAmounts', () => {
  it('[LIQ-06] includes the shares that the protocol will still mint for grown reserves', () => {
    const pool = { address, reserveA: 1_210_000n, reserveB: 1_210_000n };
    const grown = toPoolShares(pool, { totalSupply: 1_000_000n, rootKLast: 1_100_000n, held: 0n });
    // 3/20 of the growth: 1,000,000 · 3 · 110,000 / (17 · 1,210,000 + 3 · 1,100,000)
    expect(grown.totalSupply).toBe(1_000_000n + 13_824n);
    const still = toPoolShares(pool, { totalSupply: 1_000_000n, rootKLast: 1_210_000n, held: 0n });
    expect(still.totalSupply).toBe(1_000_000n);
  });

  it('[LIQ-06] is the account’s part of both reserves', () => {
    const shares = { reserve0: 1_000n, reserve1: 501n, totalSupply: 100n };
    expect(computePooledAmounts(10n, shares)).toEqual({
      amountA: 100n,
      amountB: 50n,
      share: { numerator: 10n, denominator: 100n },
    });
    expect(computePooledAmounts(0n, { ...shares, totalSupply: 0n })).toMatchObject({ amountA: 0n });
  });
});

import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { computeDeposit, computeDepositShare, computeMinted } from './deposit.ts';

const pool = { address: toAddress('1'), reserveA: 1_000_000n, reserveB: 4_000_000n } as const;
const shares = { reserve0: 1_000_000n, reserve1: 4_000_000n, totalSupply: 2_000_000n };

describe('computeDeposit', () => {
  it('[LIQ-02] keeps the price of the pool for either entered amount', () => {
    const a = computeDeposit(pool, { field: 'a', amount: 500n, otherAmount: undefined });
    const entered = { field: 'a', raw: 500n };
    expect(a).toEqual({ amountA: 500n, amountB: 2_000n, isFirst: false, entered });
    const b = computeDeposit(pool, { field: 'b', amount: 2_003n, otherAmount: 7n });
    expect(b).toEqual({
      amountA: 500n,
      amountB: 2_000n,
      isFirst: false,
      entered: { field: 'b', raw: 2_003n },
    });
  });

  it('[LIQ-02] uses both amounts as entered where there is no price yet', () => {
    const input = { field: 'b', amount: 5n, otherAmount: 9n } as const;
    const first = { amountA: 9n, amountB: 5n, isFirst: true, entered: { field: 'b', raw: 5n } };
    expect(computeDeposit(undefined, input)).toEqual(first);
    expect(computeDeposit({ ...pool, reserveA: 0n, reserveB: 0n }, input)).toEqual(first);
    expect(computeDeposit(undefined, { ...input, otherAmount: undefined })).toBeUndefined();
  });

  it('[LIQ-02] is undefined for nothing, for dust and for a pool with one empty side', () => {
    expect(computeDeposit(pool, { field: 'a', amount: undefined, otherAmount: 1n })).toBeUndefined();
    expect(computeDeposit(pool, { field: 'a', amount: 0n, otherAmount: 1n })).toBeUndefined();
    expect(computeDeposit(pool, { field: 'b', amount: 3n, otherAmount: undefined })).toBeUndefined();
    const lopsided = { ...pool, reserveB: 0n };
    expect(computeDeposit(lopsided, { field: 'a', amount: 3n, otherAmount: 3n })).toBeUndefined();
  });
});

describe('computeDepositShare', () => {
  it('[LIQ-02] is the minted part of the resulting supply, below 0.01% as `<0.01%`', () => {
    const deposit = { amountA: 1_000_000n, amountB: 4_000_000n };
    expect(computeDepositShare(deposit, shares)).toEqual({ numerator: 2_000_000n, denominator: 4_000_000n });
    const small = computeDepositShare({ amountA: 10n, amountB: 40n }, shares)!;
    expect(formatPercent(small)).toBe('<0.01%');
  });

  it('[LIQ-02] of the first deposit excludes the locked units', () => {
    const nothing = { reserve0: 0n, reserve1: 0n, totalSupply: 0n };
    const share = computeDepositShare({ amountA: 4_000n, amountB: 1_000n }, nothing);
    expect(share).toEqual({ numerator: 1_000n, denominator: 2_000n });
    expect(computeMinted({ amountA: 10n, amountB: 10n }, nothing)).toBeUndefined();
  });
});

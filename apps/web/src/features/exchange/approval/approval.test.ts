import { assert, bigInt, property } from 'fast-check';
import { maxUint256 } from 'viem';
import { describe, expect, it } from 'vitest';
import { computeTakeable, isUnlimited, mergeApprovals, type TokenApproval } from './approval.ts';
import { toAddress } from '../../../../test-support/known.ts';

const approval = (changes: Partial<TokenApproval> = {}): TokenApproval => ({
  token: toAddress('a'),
  spender: toAddress('1'),
  allowance: 100n,
  balance: 40n,
  totalSupply: 10n ** 24n,
  ...changes,
});

describe('isUnlimited', () => {
  it('[LIQ-09] is an allowance above the token’s supply, in 256 bits or 96', () => {
    expect(isUnlimited(approval({ allowance: maxUint256 }))).toBe(true);
    expect(isUnlimited(approval({ allowance: maxUint256 - 5n }))).toBe(true);
    expect(isUnlimited(approval({ allowance: 2n ** 96n - 1n }))).toBe(true);
    expect(isUnlimited(approval({ allowance: 2n ** 96n - 1n, totalSupply: undefined }))).toBe(true);
    expect(isUnlimited(approval({ allowance: 10n ** 24n }))).toBe(false);
  });

  it('[LIQ-09] an amount within the supply of a token of many units is limited', () => {
    expect(isUnlimited(approval({ allowance: 10n ** 32n, totalSupply: 6n * 10n ** 32n }))).toBe(false);
  });
});

describe('computeTakeable', () => {
  it('[LIQ-09] is the smaller of allowance and balance, and unknown without a balance', () => {
    expect(computeTakeable(approval({ balance: undefined }))).toBeUndefined();
    assert(
      property(bigInt({ min: 1n, max: maxUint256 }), bigInt({ min: 0n, max: maxUint256 }), (a, b) => {
        const takeable = computeTakeable(approval({ allowance: a, balance: b }))!;
        expect(takeable <= a && takeable <= b && (takeable === a || takeable === b)).toBe(true);
      }),
    );
  });
});

describe('mergeApprovals', () => {
  it('[LIQ-09] includes each approval once in any letter case, and prefers the router’s reading to the found one', () => {
    const known = approval({ token: toAddress('A') });
    const found = [approval({ allowance: 7n }), approval({ spender: toAddress('2') })];
    expect(mergeApprovals([known], found)).toEqual([known, found[1]]);
  });

  it('[LIQ-09] sorts takeable approvals first, and of these the unlimited', () => {
    const idle = approval({ token: toAddress('b'), balance: 0n, allowance: maxUint256 });
    const limited = approval({ token: toAddress('c') });
    const unknown = approval({ token: toAddress('d'), balance: undefined });
    const unlimited = approval({ token: toAddress('e'), allowance: maxUint256 });
    expect(mergeApprovals([idle, limited, unknown], [unlimited])).toEqual([
      unlimited,
      limited,
      unknown,
      idle,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Currency } from '../token-list/currency.ts';
import { type ExpectedOutcome, judgeOutcome, listHoldings } from './judge-outcome.ts';

const owner = `0x${'a'.repeat(40)}` as const;
const friend = `0x${'b'.repeat(40)}` as const;
const token: Currency = {
  kind: 'token',
  chainId: 31337,
  address: `0x${'C'.repeat(40)}`,
  symbol: 'CAKE',
  name: 'Cake',
  decimals: 18,
};
const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const other = `0x${'d'.repeat(40)}` as const;

const expected: ExpectedOutcome = {
  leaves: [{ currency: native, owner, limit: 10n }],
  arrives: [{ currency: token, owner, limit: 90n }],
};
const lower = token.address.toLowerCase() as typeof owner;
const agreed = [
  { owner, change: -10n },
  { owner, token: lower, change: 95n },
];

describe('judgeOutcome', () => {
  it('[SWAP-15] has no finding for the agreed outcome', () => {
    const judgement = judgeOutcome(agreed, expected);
    expect(judgement.findings).toEqual([]);
    expect(judgement.isBlocked).toBe(false);
    expect([judgement.leaves[0]?.amount, judgement.arrives[0]?.amount]).toEqual([10n, 95n]);
  });

  it('[SWAP-15] blocks a write that takes more than agreed', () => {
    const judgement = judgeOutcome([{ owner, change: -11n }, agreed[1]!], expected);
    expect(judgement.findings).toMatchObject([{ kind: 'takes-more', movement: { amount: 11n, limit: 10n } }]);
    expect(judgement.isBlocked).toBe(true);
  });

  it('[SWAP-15] blocks a write that takes something else', () => {
    const judgement = judgeOutcome([...agreed, { owner, token: other, change: -1n }], expected);
    expect(judgement.findings).toEqual([{ kind: 'takes-other', token: other, amount: 1n }]);
    expect(judgement.isBlocked).toBe(true);
  });

  it('[SWAP-15] the native coin outside the agreement is something else', () => {
    const swap: ExpectedOutcome = { leaves: [], arrives: expected.arrives };
    expect(judgeOutcome(agreed, swap).findings).toEqual([
      { kind: 'takes-other', token: undefined, amount: 10n },
    ]);
  });

  it('[SWAP-15] warns of less than the minimum without blocking: the contract enforces it', () => {
    const judgement = judgeOutcome([agreed[0]!, { owner, token: lower, change: 89n }], expected);
    expect(judgement.findings).toMatchObject([{ kind: 'arrives-less', movement: { amount: 89n } }]);
    expect(judgement.isBlocked).toBe(false);
  });

  it('[SWAP-15] has no finding for an unknown balance', () => {
    const judgement = judgeOutcome([agreed[0]!, { owner, token: lower, change: undefined }], expected);
    expect(judgement.arrives[0]?.amount).toBeUndefined();
    expect(judgement.findings).toEqual([]);
  });

  it('[SWAP-15] an amount for another owner is measured at that owner', () => {
    const arrives = [{ currency: token, owner: friend, limit: 90n }];
    const judgement = judgeOutcome([agreed[0]!, { owner: friend, token: lower, change: 95n }], {
      ...expected,
      arrives,
    });
    expect(judgement.arrives[0]?.amount).toBe(95n);
  });
});

describe('listHoldings', () => {
  it('[SWAP-15] always includes the native coin of the account, once', () => {
    expect(listHoldings(owner, expected)).toEqual([
      { owner, token: undefined },
      { owner, token: token.address },
    ]);
    expect(listHoldings(owner, { leaves: [], arrives: expected.arrives })).toEqual([
      { owner, token: token.address },
      { owner },
    ]);
  });
});

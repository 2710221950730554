import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import type { Currency } from '../token-list/currency.ts';
import type { BalanceChange } from './holding.ts';
import type { ExpectedMovements } from './expected-movements.ts';
import { listHoldings, verifyMovements } from './verify-movements.ts';

const owner = toAddress('a');
const friend = toAddress('b');
const token: Currency = {
  kind: 'token',
  chainId: 31337,
  address: toAddress('C'),
  symbol: 'CAKE',
  name: 'Cake',
  decimals: 18,
};
const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const other = toAddress('d');

const expected: ExpectedMovements = {
  leaves: [{ currency: native, owner, limit: 10n }],
  arrives: [{ currency: token, owner, limit: 90n }],
};
const lower = token.address.toLowerCase() as typeof owner;
const agreed = [
  { owner, change: -10n },
  { owner, token: lower, change: 95n },
];

function verify(changes: readonly BalanceChange[], agreement: ExpectedMovements) {
  const write = { account: owner, spends: [], candidates: [], holdings: [] };
  return verifyMovements({ changes, nftChanges: [] }, { expected: agreement, write });
}

describe('verifyMovements', () => {
  it('[SWAP-15] has no finding for the agreed movements', () => {
    const verification = verify(agreed, expected);
    expect(verification.findings).toEqual([]);
    expect(verification.isBlocked).toBe(false);
    expect([verification.leaves[0]?.amount, verification.arrives[0]?.amount]).toEqual([10n, 95n]);
  });

  it('[SWAP-15] blocks a write that takes more than agreed', () => {
    const verification = verify([{ owner, change: -11n }, agreed[1]!], expected);
    expect(verification.findings).toMatchObject([
      { kind: 'takes-more', movement: { amount: 11n, limit: 10n } },
    ]);
    expect(verification.isBlocked).toBe(true);
  });

  it('[SWAP-15] blocks a write that takes something else', () => {
    const verification = verify([...agreed, { owner, token: other, change: -1n }], expected);
    expect(verification.findings).toEqual([{ kind: 'takes-other', token: other, amount: 1n }]);
    expect(verification.isBlocked).toBe(true);
  });

  it('[SWAP-15] the native coin outside the agreement is something else', () => {
    const swap: ExpectedMovements = { leaves: [], arrives: expected.arrives };
    expect(verify(agreed, swap).findings).toEqual([{ kind: 'takes-other', token: undefined, amount: 10n }]);
  });

  it('[SWAP-15] warns of less than the minimum without blocking: the contract enforces it', () => {
    const verification = verify([agreed[0]!, { owner, token: lower, change: 89n }], expected);
    expect(verification.findings).toMatchObject([{ kind: 'arrives-less', movement: { amount: 89n } }]);
    expect(verification.isBlocked).toBe(false);
  });

  it('[SWAP-15] has no finding for an unknown balance', () => {
    const verification = verify([agreed[0]!, { owner, token: lower, change: undefined }], expected);
    expect(verification.arrives[0]?.amount).toBeUndefined();
    expect(verification.findings).toEqual([]);
  });

  it('[SWAP-15] an amount for another owner is measured at that owner', () => {
    const arrives = [{ currency: token, owner: friend, limit: 90n }];
    const verification = verify([agreed[0]!, { owner: friend, token: lower, change: 95n }], {
      ...expected,
      arrives,
    });
    expect(verification.arrives[0]?.amount).toBe(95n);
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

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../chain/reading.ts';
import type { Currency } from '../token-list/currency.ts';
import type { PermitDomain } from '../transaction/permit.ts';
import { computeApprovalState, computePayment, computeSideWay, type PaymentSide } from './payment.ts';
import type { Spender } from './spender.ts';
import { toAddress } from '../../../test-support/known.ts';

const domain: PermitDomain = { name: 'USD Coin', chainId: 31337, verifyingContract: toAddress('1') };
const token: Currency = {
  kind: 'token',
  chainId: 31337,
  address: toAddress('1'),
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
};
const signable: Reading<PermitDomain | undefined> = { state: 'value', value: domain };
const unsignable: Reading<PermitDomain | undefined> = { state: 'value', value: undefined };
const spender: Spender = {
  address: toAddress('f'),
  text: {} as Spender['text'],
  attachPermits: (call) => call,
};
const side = (change: Partial<PaymentSide>): PaymentSide => ({
  spender,
  asset: token,
  amount: 5n,
  approval: 'NOT_APPROVED',
  permit: unsignable,
  ...change,
});
const unable = { batches: false, signs: false };
const able = { batches: false, signs: true };

const known = (amount: bigint) => ({ state: 'value', value: amount }) as const;

describe('computeApprovalState', () => {
  it('[SWAP-07] has four states', () => {
    const short = { needed: 5n, allowance: known(4n), isPending: false };
    expect(computeApprovalState(short)).toBe('NOT_APPROVED');
    expect(computeApprovalState({ ...short, isPending: true })).toBe('PENDING');
    expect(computeApprovalState({ ...short, allowance: known(5n) })).toBe('APPROVED');
    expect(computeApprovalState({ ...short, allowance: known(5n), isPending: true })).toBe('APPROVED');
    expect(computeApprovalState({ ...short, needed: undefined })).toBe('UNKNOWN');
  });

  it('[SWAP-07] does not treat an unreadable allowance as none', () => {
    const allowance = { state: 'unknown', reason: undefined } as const;
    expect(computeApprovalState({ needed: 5n, allowance, isPending: false })).toBe('UNKNOWN');
  });

  it('[SWAP-07] never requires an approval of the native coin', () => {
    const allowance = { state: 'loading' } as const;
    expect(computeApprovalState({ needed: 0n, allowance, isPending: false })).toBe('APPROVED');
  });
});

describe('computeSideWay', () => {
  it.each([
    ['a sufficient allowance needs nothing', { approval: 'APPROVED', permit: signable }, 'allowed'],
    ['a token with permits is signed for', { permit: signable }, 'permit'],
    ['any other side needs an approval', {}, 'approve'],
    ['an unknown permit domain leaves the approval', { permit: { state: 'unknown' } }, 'approve'],
    ['a pending approval is awaited', { approval: 'PENDING', permit: signable }, 'approve'],
    ['nothing is chosen while the permit domain is loading', { permit: { state: 'loading' } }, 'unknown'],
    ['an unreadable allowance does not count as none', { approval: 'UNKNOWN' }, 'unknown'],
  ] as const)('[SWAP-07] %s', (_title, change, way) => {
    expect(computeSideWay(side(change as Partial<PaymentSide>), able)).toBe(way);
  });

  it('[SWAP-07] a wallet that failed to sign gets no second request', () => {
    expect(computeSideWay(side({ permit: signable }), unable)).toBe('approve');
    expect(computeSideWay(side({ permit: { state: 'loading' } }), unable)).toBe('approve');
  });
});

describe('computeSideWay for a spender without permits', () => {
  const plain: Spender = { address: spender.address, text: spender.text };

  it('[SWAP-07] given a token with permits, when the spender takes none, then it is approved', () => {
    expect(computeSideWay(side({ spender: plain, permit: signable }), able)).toBe('approve');
    expect(computePayment([side({ spender: plain, permit: signable })], able)).toEqual({ kind: 'approve' });
  });

  it('[SWAP-07] given a wallet that batches, then it is paid by a batch', () => {
    expect(computeSideWay(side({ spender: plain }), { batches: true, signs: true })).toBe('batch');
  });
});

describe('computeSideWay with a wallet that batches', () => {
  it.each([
    ['needs nothing where the allowance is sufficient', { approval: 'APPROVED' }, 'allowed'],
    ['precedes a signature', { permit: signable }, 'batch'],
    ['waits for a pending approval', { approval: 'PENDING' }, 'approve'],
    ['waits for an unknown allowance', { approval: 'UNKNOWN' }, 'unknown'],
  ] as const)('[SWAP-07] %s', (_title, change, way) => {
    expect(computeSideWay(side(change), { batches: true, signs: true })).toBe(way);
  });

  it('[SWAP-07] is unknown before the wallet reports whether it batches', () => {
    expect(computeSideWay(side({}), { batches: undefined, signs: true })).toBe('unknown');
    expect(computeSideWay(side({ approval: 'APPROVED' }), { batches: undefined, signs: true })).toBe(
      'allowed',
    );
  });
});

describe('computePayment', () => {
  const anySide = fc.record({
    spender: fc.constant(spender),
    asset: fc.constant(token),
    amount: fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
    approval: fc.constantFrom('UNKNOWN', 'NOT_APPROVED', 'PENDING', 'APPROVED'),
    permit: fc.constantFrom(signable, unsignable, { state: 'loading' }, { state: 'unknown', reason: 0 }),
  }) as fc.Arbitrary<PaymentSide>;

  const anyWallet = fc.record({
    batches: fc.constantFrom(true, false, undefined),
    signs: fc.boolean(),
  });

  it('[SWAP-07] [LIQ-02] never allows a write before each side is payable, and signs for no more than the needed amount', () => {
    fc.assert(
      fc.property(fc.array(anySide, { minLength: 1, maxLength: 2 }), anyWallet, (sides, wallet) => {
        const payment = computePayment(sides, wallet);
        const short = sides.filter(({ approval }) => approval !== 'APPROVED');
        if (payment.kind === 'allowed') expect(short).toEqual([]);
        if (payment.kind === 'batch') {
          expect(wallet.batches).toBe(true);
          expect(payment.charges).toEqual(sides);
        }
        if (payment.kind === 'permit') {
          expect(wallet).toEqual(able);
          expect(payment.permits.map(({ value }) => value)).toEqual(short.map(({ amount }) => amount));
          expect(short.every((one) => one.approval === 'NOT_APPROVED' && one.permit === signable)).toBe(true);
        }
      }),
    );
  });

  it('[LIQ-02] given sides of two spenders, then no way to pay is computed', () => {
    const other = { ...spender, address: toAddress('e') };
    expect(() => computePayment([side({}), side({ spender: other })], able)).toThrow(RangeError);
  });

  it('[LIQ-02] one side that must be approved blocks the other’s signature', () => {
    expect(computePayment([side({ permit: signable }), side({})], able)).toEqual({ kind: 'approve' });
    expect(computePayment([side({ permit: signable }), side({ approval: 'APPROVED' })], able)).toEqual({
      kind: 'permit',
      spender,
      permits: [{ symbol: 'USDC', domain, value: 5n }],
    });
  });
});

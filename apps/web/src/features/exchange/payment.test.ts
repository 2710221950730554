import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../shared/chain/reading.ts';
import type { Currency } from '../../shared/token-list/currency.ts';
import type { PermitDomain } from '../../shared/transaction/permit.ts';
import { computePayment, computeSideWay, type PaymentSide } from './payment.ts';

const address = (digit: string) => `0x${digit.repeat(40)}` as const;
const domain: PermitDomain = { name: 'USD Coin', chainId: 31337, verifyingContract: address('1') };
const token: Currency = {
  kind: 'token',
  chainId: 31337,
  address: address('1'),
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
};
const signable: Reading<PermitDomain | undefined> = { state: 'value', value: domain };
const unsignable: Reading<PermitDomain | undefined> = { state: 'value', value: undefined };
const side = (change: Partial<PaymentSide>): PaymentSide => ({
  currency: token,
  needed: 5n,
  approval: 'NOT_APPROVED',
  permit: unsignable,
  ...change,
});
const unable = { batches: false, signs: false };
const able = { batches: false, signs: true };

describe('computeSideWay', () => {
  it.each([
    ['an allowance that is enough needs nothing', { approval: 'APPROVED', permit: signable }, 'allowed'],
    ['a token with permits is signed for', { permit: signable }, 'permit'],
    ['any other is approved', {}, 'approve'],
    ['permits that could not be found out leave the approval', { permit: { state: 'unknown' } }, 'approve'],
    ['an approval under way is waited for', { approval: 'PENDING', permit: signable }, 'approve'],
    ['nothing is chosen while permits are being found out', { permit: { state: 'loading' } }, 'unknown'],
    ['an allowance that could not be read is not taken for none', { approval: 'UNKNOWN' }, 'unknown'],
  ] as const)('[SWAP-07] %s', (_title, change, way) => {
    expect(computeSideWay(side(change as Partial<PaymentSide>), able)).toBe(way);
  });

  it('[SWAP-07] a wallet that was seen not to sign is not asked again', () => {
    expect(computeSideWay(side({ permit: signable }), unable)).toBe('approve');
    expect(computeSideWay(side({ permit: { state: 'loading' } }), unable)).toBe('approve');
  });
});

describe('computeSideWay with a wallet that batches', () => {
  it.each([
    ['needs nothing where the allowance is enough', { approval: 'APPROVED' }, 'allowed'],
    ['goes before a signature', { permit: signable }, 'batch'],
    ['waits for an approval under way', { approval: 'PENDING' }, 'approve'],
    ['waits for an allowance that is not known', { approval: 'UNKNOWN' }, 'unknown'],
  ] as const)('[SWAP-07] %s', (_title, change, way) => {
    expect(computeSideWay(side(change), { batches: true, signs: true })).toBe(way);
  });

  it('[SWAP-07] chooses nothing before the wallet has said whether it batches', () => {
    expect(computeSideWay(side({}), { batches: undefined, signs: true })).toBe('unknown');
    expect(computeSideWay(side({ approval: 'APPROVED' }), { batches: undefined, signs: true })).toBe(
      'allowed',
    );
  });
});

describe('computePayment', () => {
  const anySide = fc.record({
    currency: fc.constant(token),
    needed: fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
    approval: fc.constantFrom('UNKNOWN', 'NOT_APPROVED', 'PENDING', 'APPROVED'),
    permit: fc.constantFrom(signable, unsignable, { state: 'loading' }, { state: 'unknown', reason: 0 }),
  }) as fc.Arbitrary<PaymentSide>;

  const anyWallet = fc.record({
    batches: fc.constantFrom(true, false, undefined),
    signs: fc.boolean(),
  });

  it('[SWAP-07] [LIQ-02] never lets a write go on before each side may be taken, and signs for no more than is taken', () => {
    fc.assert(
      fc.property(fc.array(anySide, { minLength: 1, maxLength: 2 }), anyWallet, (sides, wallet) => {
        const payment = computePayment(sides, wallet);
        const short = sides.filter(({ approval }) => approval !== 'APPROVED');
        if (payment.kind === 'allowed') expect(short).toEqual([]);
        if (payment.kind === 'batch') {
          expect(wallet.batches).toBe(true);
          expect(payment.spends.map(({ amount }) => amount)).toEqual(sides.map(({ needed }) => needed));
        }
        if (payment.kind === 'permit') {
          expect(wallet).toEqual(able);
          expect(payment.permits.map(({ value }) => value)).toEqual(short.map(({ needed }) => needed));
          expect(short.every((one) => one.approval === 'NOT_APPROVED' && one.permit === signable)).toBe(true);
        }
      }),
    );
  });

  it('[LIQ-02] one side that must be approved holds the other’s signature back', () => {
    expect(computePayment([side({ permit: signable }), side({})], able)).toEqual({ kind: 'approve' });
    expect(computePayment([side({ permit: signable }), side({ approval: 'APPROVED' })], able)).toEqual({
      kind: 'permit',
      permits: [{ symbol: 'USDC', domain, value: 5n }],
    });
  });
});

import { parseAmount } from '@tradewind/rules/amount/parse-amount';
import { zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { findBlockedRecipient, findSendProblem, type SendSituation } from './send-problem.ts';

const friend = `0x${'ab'.repeat(20)}` as const;
const token = `0x${'1d'.repeat(20)}` as const;
const router = `0x${'2e'.repeat(20)}` as const;
const known = { tokens: [token], contracts: [router] };

const retry = () => undefined;
const ready: SendSituation = {
  amount: parseAmount('1.5', 18),
  balance: 2n * 10n ** 18n,
  recipient: { status: 'resolved', address: friend },
  blocked: undefined,
  isCheckingRecipient: false,
};

describe('findSendProblem', () => {
  it.each([
    ['nothing typed', { amount: parseAmount('', 18) }, 'enter-amount'],
    ['zero', { amount: parseAmount('0.0', 18) }, 'enter-amount'],
    ['a digit too many', { amount: parseAmount('0.0000001', 6) }, 'too-many-decimals'],
    ['more than any token’s supply', { amount: parseAmount('9'.repeat(79), 18) }, 'too-large'],
    ['one unit more than the balance', { balance: 15n * 10n ** 17n - 1n }, 'insufficient-balance'],
    ['no recipient', { recipient: { status: 'empty' } }, 'enter-recipient'],
    ['no address', { recipient: { status: 'invalid', problem: 'malformed' } }, 'invalid-recipient'],
    ['a name that is being resolved', { recipient: { status: 'resolving' } }, 'recipient-resolving'],
    ['a name that could not be resolved', { recipient: { status: 'unknown', retry } }, 'recipient-unknown'],
    ['a blocked one', { blocked: 'pool' as const }, 'blocked-recipient'],
    ['one whose kind is being read', { isCheckingRecipient: true }, 'checking-recipient'],
  ] satisfies [string, Partial<SendSituation>, string][])('[CHAIN-03] %s', (_, change, problem) => {
    expect(findSendProblem({ ...ready, ...change })).toBe(problem);
  });

  it('[CHAIN-03] the whole balance and an unknown balance are no problem', () => {
    expect(findSendProblem({ ...ready, balance: 15n * 10n ** 17n })).toBeUndefined();
    expect(findSendProblem({ ...ready, balance: undefined })).toBeUndefined();
  });
});

describe('findBlockedRecipient', () => {
  it.each([
    [zeroAddress, undefined, 'zero-address'],
    [token.toUpperCase().replace('X', 'x') as typeof token, 'contract' as const, 'token-contract'],
    [router, 'contract' as const, 'own-contract'],
    [friend, 'pool' as const, 'pool'],
    [friend, 'contract' as const, undefined],
    [friend, 'account' as const, undefined],
    [friend, undefined, undefined],
  ])('[CHAIN-03] %s, a %s: %s', (address, kind, blocked) => {
    expect(findBlockedRecipient(address, known, kind)).toBe(blocked);
  });
});

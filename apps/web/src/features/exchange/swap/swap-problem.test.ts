import { parseAmount } from '@tradewind/rules/amount/parse-amount';
import { zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Quote } from '../quote/quote.ts';
import { findSwapProblem, type SwapSituation } from './swap-problem.ts';
import { router, toAddress } from '../../../../test-support/known.ts';

const tokenIn = toAddress('1');
const tokenOut = toAddress('2');
const pair = toAddress('a');
const quote: Quote = {
  kind: 'trade',
  trade: {
    kind: 'exact-in',
    tokenIn,
    tokenOut,
    amountIn: 5n,
    amountOut: 4n,
    route: {
      path: [tokenIn, tokenOut],
      amounts: [5n, 4n],
      pools: [{ address: pair, token0: tokenIn, token1: tokenOut, reserve0: 9n, reserve1: 9n }],
    },
  },
};
const ready: SwapSituation = {
  hasAccount: true,
  hasBothCurrencies: true,
  amount: parseAmount('5', 0),
  recipient: null,
  quote,
  amountIn: 5n,
  balance: 5n,
  blockedRecipients: [router],
};

function resolved(address: `0x${string}`) {
  return { status: 'resolved', address } as const;
}

describe('findSwapProblem', () => {
  it('[SWAP-05] returns the first problem in the order of the specification', () => {
    const situation: SwapSituation = {
      ...ready,
      hasAccount: false,
      hasBothCurrencies: false,
      amount: parseAmount('', 18),
      recipient: { status: 'empty' },
      balance: 1n,
    };
    expect(findSwapProblem(situation)).toBe('connect-wallet');
    expect(findSwapProblem({ ...situation, hasAccount: true })).toBe('enter-amount');
    const withAmount = { ...situation, hasAccount: true, amount: ready.amount };
    expect(findSwapProblem(withAmount)).toBe('select-token');
    const withTokens = { ...withAmount, hasBothCurrencies: true };
    expect(findSwapProblem(withTokens)).toBe('enter-recipient');
    const recipient = { status: 'invalid', problem: 'not-found' } as const;
    expect(findSwapProblem({ ...withTokens, recipient })).toBe('invalid-recipient');
    expect(findSwapProblem({ ...withTokens, recipient: null })).toBe('insufficient-balance');
    expect(findSwapProblem(ready)).toBeUndefined();
  });

  it.each(['0', '0.0', '.', '-1'])('[SWAP-02] treats `%s` as no amount', (text) => {
    expect(findSwapProblem({ ...ready, amount: parseAmount(text, 18) })).toBe('enter-amount');
  });

  it('[SWAP-02] never rounds an amount with more decimals than the token has', () => {
    expect(findSwapProblem({ ...ready, amount: parseAmount('1.1234567', 6) })).toBe('too-many-decimals');
  });

  it('[SWAP-03] reports a missing route before an insufficient balance', () => {
    expect(findSwapProblem({ ...ready, quote: { kind: 'no-route' }, balance: 0n })).toBe('no-route');
  });

  it('[SWAP-05] does not treat an unknown price or balance as zero', () => {
    expect(findSwapProblem({ ...ready, quote: undefined, amountIn: undefined })).toBeUndefined();
    expect(findSwapProblem({ ...ready, balance: undefined })).toBeUndefined();
  });

  it.each([router, tokenIn, tokenOut, pair])(
    '[SWAP-06] blocks the recipient %s, under any name',
    (blocked) => {
      const address = `0x${blocked.slice(2).toUpperCase()}` as const;
      expect(findSwapProblem({ ...ready, recipient: resolved(address) })).toBe('invalid-recipient');
      const named = { ...resolved(address), name: 'router.eth' };
      expect(findSwapProblem({ ...ready, recipient: named })).toBe('invalid-recipient');
    },
  );

  it('[SWAP-06] blocks the zero address, which has no owner', () => {
    expect(findSwapProblem({ ...ready, recipient: resolved(zeroAddress) })).toBe('invalid-recipient');
  });

  it('[SWAP-06] waits for a name, and does not treat an unresolved one as wrong', () => {
    expect(findSwapProblem({ ...ready, recipient: { status: 'resolving' } })).toBe('recipient-resolving');
    const recipient = { status: 'unknown', retry: () => undefined } as const;
    expect(findSwapProblem({ ...ready, recipient })).toBe('recipient-unknown');
  });

  it('[SWAP-11] requires no recipient to wrap, where the field is not shown', () => {
    expect(
      findSwapProblem({ ...ready, quote: { kind: 'wrap', amount: 5n }, recipient: { status: 'empty' } }),
    ).toBeUndefined();
  });

  it('[SWAP-06] accepts any other address', () => {
    expect(findSwapProblem({ ...ready, recipient: resolved(toAddress('7')) })).toBeUndefined();
  });
});

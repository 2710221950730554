// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { router, toAddress } from '../../../test-support/known.ts';
import type { Token } from '../token-list/currency.ts';
import type { Spender, TokenCharge } from './spender.ts';
import { useAllowanceChoice } from './use-allowance-choice.ts';

const text = {} as Spender['text'];
const toToken = (digit: string): Token => {
  return { kind: 'token', chainId: 31337, address: toAddress(digit), symbol: 'T', name: 'T', decimals: 0 };
};
const charge: TokenCharge = { spender: { address: router, text }, asset: toToken('1'), amount: 5n };

afterEach(cleanup);

it.each([
  ['token', { ...charge, asset: toToken('2') }],
  ['spender', { ...charge, spender: { address: toAddress('e'), text } }],
])(
  '[SWAP-07] given an unlimited allowance that was chosen, when the %s is another one, then it is exact again',
  (_, other) => {
    const { result, rerender } = renderHook(useAllowanceChoice, { initialProps: charge });
    act(() => result.current.setKind('unlimited'));
    rerender({ ...charge, amount: 6n });
    expect(result.current.kind).toBe('unlimited');
    rerender(other);
    expect(result.current).toMatchObject({ kind: 'exact', approvable: 5n });
  },
);

it('[SWAP-07] given a typed allowance, when the token is another one, then the amount of the charge is entered', () => {
  const { result, rerender } = renderHook(useAllowanceChoice, { initialProps: charge });
  act(() => result.current.setKind('custom'));
  act(() => result.current.setTyped('700'));
  expect(result.current.approvable).toBe(700n);
  rerender({ ...charge, asset: toToken('2') });
  act(() => result.current.setKind('custom'));
  expect(result.current).toMatchObject({ typed: '5', approvable: 5n });
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { afterEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import { useAllowance } from './allowance.query.ts';
import type { Charge, Spender } from './spender.ts';

const owner = toAddress('a');
const [till, shop] = [toAddress('1'), toAddress('2')];

type Read = { readonly args: readonly Address[] };

vi.mock('../chain/read-contract.ts', () => ({
  readContract: async (_: unknown, { args }: Read) => (args[1] === till ? 5n : 0n),
}));

afterEach(cleanup);

function toCharge(address: Address, asset: Charge['asset']): Charge {
  return { spender: { address, text: {} as Spender['text'] }, asset, amount: 5n };
}

const token = {
  kind: 'token',
  chainId: 31337,
  address: toAddress('3'),
  symbol: 'T',
  name: 'T',
  decimals: 18,
} as const;

function render(charge: Charge) {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{withChain(createTestChain(), children)}</QueryClientProvider>
  );
  return renderHook((shown: Charge) => useAllowance(shown, owner), { wrapper, initialProps: charge });
}

it('[SWAP-07] given an allowance of one spender, when another one is paid, then it does not count', async () => {
  const { result, rerender } = render(toCharge(till, token));
  await expect.poll(() => result.current).toEqual({ state: 'value', value: 5n });
  rerender(toCharge(shop, token));
  expect(result.current).toEqual({ state: 'loading' });
  await expect.poll(() => result.current).toEqual({ state: 'value', value: 0n });
});

it('[SWAP-07] given the native coin, when it is paid, then no allowance is read', async () => {
  const { result } = render(toCharge(till, { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 }));
  await Promise.resolve();
  expect(result.current).toEqual({ state: 'loading' });
});

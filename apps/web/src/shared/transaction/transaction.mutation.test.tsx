// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import { runTransaction } from './run-transaction.ts';
import type { TransactionWallet } from './transaction-wallet.ts';
import { useTransaction } from './transaction.mutation.ts';

vi.mock('./run-transaction.ts', () => ({ runTransaction: vi.fn(async () => ({ stage: 'idle' })) }));

const chain = createTestChain();
const plan = { chainId: chain.chainId, identity: 'swap', summary: 'Swap 1 BNB for 2 BUSD', steps: [] };
const wallet: TransactionWallet = {
  account: toAddress('a'),
  requests: vi.fn(),
  readBatch: vi.fn(),
};

function renderTransaction() {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{withChain(chain, children)}</QueryClientProvider>
  );
  return renderHook(() => useTransaction(), { wrapper }).result;
}

async function failToLoad(): Promise<never> {
  throw new TypeError('Failed to fetch dynamically imported module');
}

afterEach(cleanup);

it('[TX-04] is under way from the click on, before its code has loaded, so that a second click finds no button', () => {
  const transaction = renderTransaction();
  act(() => void transaction.current.run(plan, wallet));
  expect(transaction.current.progress.stage).toBe('checking');
});

it('[TX-04] reports a run whose code failed to load', async () => {
  vi.mocked(runTransaction).mockRejectedValueOnce(
    new TypeError('Failed to fetch dynamically imported module'),
  );
  const transaction = renderTransaction();
  await act(() => transaction.current.run(plan, wallet));
  expect(transaction.current.progress.stage).toBe('failed');
});

it('[TX-04] reports a plan whose code failed to load, like any other failure', async () => {
  const transaction = renderTransaction();
  await act(() => transaction.current.run(failToLoad, wallet));
  expect(transaction.current.progress.stage).toBe('failed');
});

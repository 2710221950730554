// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import type { Simulation } from './planned-write.ts';
import { useSimulatedWrite } from './simulation.query.ts';

const answer = Promise.withResolvers<Simulation>();

vi.mock('./measure-write.ts', () => ({ measureWrite: async () => answer.promise }));

const account = `0x${'a'.repeat(40)}` as const;

afterEach(cleanup);

it('[SWAP-15] is awaited until the network has answered, and blocked by its result', async () => {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{withChain(createTestChain(), children)}</QueryClientProvider>
  );
  const planned = {
    write: { account, spends: [], candidates: [], holdings: [] },
    expected: { leaves: [], arrives: [] },
    explain: () => new Error(),
  };
  const { result } = renderHook(() => useSimulatedWrite(planned), { wrapper });
  expect(result.current).toMatchObject({ isAwaited: true, isBlocked: false });
  const changes = [{ owner: account, change: -1n }];
  await act(async () => answer.resolve({ kind: 'measured', changes, nftChanges: [], answer: '0x', gas: 1n }));
  await expect.poll(() => result.current).toMatchObject({ isAwaited: false, isBlocked: true });
});

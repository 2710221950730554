// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { afterEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import type { ApprovalCandidate } from './approval.ts';
import { useKnownApprovals } from './approvals.query.ts';
import type { KnownSpender } from './known-spenders.ts';

const [listed, own] = [toAddress('1'), toAddress('2')];

vi.mock('../../../shared/token-list/currencies.ts', () => ({
  useCurrencies: () => ({ all: [{ kind: 'native' }, { kind: 'token', address: toAddress('1') }] }),
}));
vi.mock('./fetch-approvals.ts', () => ({
  fetchApprovals: async (_client: unknown, _owner: Address, candidates: readonly ApprovalCandidate[]) => ({
    standing: candidates,
    silentCount: 0,
  }),
}));

afterEach(cleanup);

it('[SWAP-07] given spenders of two areas, then the listed tokens are read for both and own tokens for their spender', async () => {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{withChain(createTestChain(), children)}</QueryClientProvider>
  );
  const spenders: readonly KnownSpender[] = [
    { address: toAddress('a'), name: 'A', fetchTokens: async () => [own, listed] },
    { address: toAddress('b'), name: 'B' },
  ];
  const { result } = renderHook(() => useKnownApprovals(toAddress('c'), spenders), { wrapper });
  await expect
    .poll(() => result.current.approvals)
    .toEqual({
      state: 'value',
      value: {
        standing: [
          { token: listed, spender: toAddress('a') },
          { token: own, spender: toAddress('a') },
          { token: listed, spender: toAddress('b') },
        ],
        silentCount: 0,
      },
    });
});

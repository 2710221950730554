// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import { findValue } from '../../../shared/chain/reading.ts';
import { useWalletWorks } from './wallet-works.query.ts';

vi.mock('../../../shared/live/use-area-updates.ts', () => ({ useAreaUpdates: () => undefined }));
// The owner of every work is the account, but of number 3.
vi.mock('../../../shared/chain/read-contracts.ts', () => ({
  readContracts: async (_client: unknown, calls: readonly { args: readonly bigint[] }[]) =>
    calls.map(({ args: [id] }) => (id === 3n ? toAddress('b') : account)),
}));

const collection = toAddress('c');
const toNft = (id: number) => {
  const common = { tokenId: String(id), ownerAddress: account, collection, since: 1 };
  return id <= 2
    ? { ...common, place: 'staked', weight: 10, activeAt: 1 }
    : { ...common, place: 'wallet', weight: 10 };
};

/** An index with works 1 to `total`, of which two are staked, by pages of 100. */
function createIndex(total: number) {
  const index = { isAway: false, pages: [] as unknown[] };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { pageNumber, pageSize } = JSON.parse(body);
    index.pages.push(pageNumber);
    if (index.isAway) throw new TypeError('no answer');
    const first = (pageNumber - 1) * pageSize;
    const count = { additionalPoolWeight: 0, stakingBoost: 0 };
    const data = {
      ...count,
      nfts: Array.from({ length: Math.min(pageSize, total - first) }, (_, place) => toNft(first + place + 1)),
      nextDay: count,
      hasMore: false,
      collections: [],
      blockNumber: 7,
      blockTimestamp: 7,
    };
    return new Response(JSON.stringify({ succeeded: true, data, totalCount: total, pageSize, pageNumber }));
  });
  return index;
}

const chain = createTestChain();
const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{withChain(chain, children)}</QueryClientProvider>
);

afterEach(() => {
  cleanup();
  queries.clear();
  vi.unstubAllGlobals();
});

it('[NST-01] given more works than a page, when more is requested, then those beyond the first hundred are there too', async () => {
  const index = createIndex(201);
  const { result } = renderHook(() => useWalletWorks(account), { wrapper });
  const ids = () => findValue(result.current.wallet)?.works.map(({ tokenId }) => Number(tokenId));
  await expect.poll(() => ids()?.length).toBe(97);
  expect(ids()?.[0]).toBe(4);
  act(() => result.current.fetchMore());
  await expect.poll(() => ids()?.length).toBe(197);
  act(() => result.current.fetchMore());
  await expect.poll(() => ids()?.at(-1)).toBe(201);
  expect(result.current.hasMore).toBe(false);
  expect(index.pages).toEqual([1, 2, 3]);
});

it('[SHELL-06] given an index that does not answer, then the works are unknown, and read again on demand', async () => {
  const index = createIndex(5);
  index.isAway = true;
  const { result } = renderHook(() => useWalletWorks(account), { wrapper });
  await expect.poll(() => result.current.wallet.state).toBe('unknown');
  index.isAway = false;
  act(() => result.current.retry());
  await expect.poll(() => findValue(result.current.wallet)?.works.length).toBe(2);
});

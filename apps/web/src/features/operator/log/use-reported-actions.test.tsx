// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { WireAction } from '@tradewind/schema/operator/action';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toAddress, toHash } from '../../../../test-support/known.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import { useTransactionStore } from '../../../shared/transaction/transaction-store.ts';
import { toActionTag } from './action-tag.ts';
import { useReportedActions } from './use-reported-actions.ts';

vi.mock('../../../shared/api-client/fetch-from-api.ts', () => ({ fetchFromApi: vi.fn() }));

const [account, pool] = [toAddress('a'), toAddress('d')];
const chain = createTestChain();
const { chainId } = chain;
const [old, shown, lost] = ['1', '2', '3'].map((digit) => toHash(digit)) as [WireHash, WireHash, WireHash];
type WireHash = ReturnType<typeof toHash>;

const toRow = (txHash: WireHash): WireAction => ({
  id: 1,
  at: '2026-01-01T00:00:00.000Z',
  account,
  chainId,
  kind: 'pool_finish',
  target: pool,
  fields: {},
  txHash,
});

/** The stored transactions of the browser, and the rows that the server has of them. */
function open(stored: readonly WireHash[], logged: readonly WireHash[], rows: readonly WireAction[]) {
  const attr1 = toActionTag({ kind: 'pool_finish', target: pool, fields: {} });
  const records = stored.map((hash) => [
    `${chainId}:${hash}`,
    { hash, chainId, from: account, addedTime: 1, attr1 },
  ]);
  useTransactionStore.setState({ records: Object.fromEntries(records) });
  vi.mocked(fetchFromApi).mockImplementation(async ({ path, body }) =>
    body ? toRow(lost) : { txHashes: logged.filter((hash) => path.includes(hash)) },
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{withChain(chain, children)}</QueryClientProvider>
  );
  return renderHook(() => useReportedActions(account, { state: 'value', value: rows }), { wrapper });
}

const listCalls = (isReport: boolean) =>
  vi.mocked(fetchFromApi).mock.calls.filter(([{ body }]) => (body !== undefined) === isReport);

afterEach(() => {
  cleanup();
  vi.mocked(fetchFromApi).mockReset();
});

describe('[OPS-02] the actions that a browser reports', () => {
  it('given rows that the read page lacks, then those alone that the log lacks are reported', async () => {
    open([old, shown, lost], [old, shown], [toRow(shown)]);
    await expect.poll(() => listCalls(true)).toHaveLength(1);
    expect(listCalls(true)).toMatchObject([[{ body: { txHash: lost } }]]);
    expect(listCalls(false).map(([{ path }]) => path)).toEqual([
      `/operator/actions/logged?chainId=${chainId}&txHashes=${old},${lost}`,
    ]);
  });

  it('given rows for all, then nothing is requested', async () => {
    const { result } = open([shown], [shown], [toRow(shown)]);
    await Promise.resolve();
    expect(fetchFromApi).not.toHaveBeenCalled();
    expect(result.current.hasFailed).toBe(false);
  });

  it('given a server that does not answer, then nothing is reported, and it can be tried again', async () => {
    vi.mocked(fetchFromApi).mockRejectedValueOnce(new Error('down'));
    const { result } = open([old], [old], []);
    await expect.poll(() => result.current.hasFailed).toBe(true);
    expect(listCalls(true)).toEqual([]);
    result.current.retry();
    await expect.poll(() => result.current.hasFailed).toBe(false);
    expect(listCalls(true)).toEqual([]);
  });

  it('given more than fifty, then they are requested in parts', async () => {
    const many = Array.from({ length: 51 }, (_, index) => toHash(String(1_000 + index)));
    open(many, many, []);
    await expect.poll(() => listCalls(false)).toHaveLength(2);
    expect(listCalls(true)).toEqual([]);
  });
});

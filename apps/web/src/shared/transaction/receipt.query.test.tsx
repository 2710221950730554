// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { account, hash, router, toHash } from '../../../test-support/known.ts';
import { findValue } from '../chain/reading.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import { followTransaction } from './follow-transaction.ts';
import { useReceipt } from './receipt.query.ts';
import {
  addTransaction,
  toTransactionKey,
  updateTransaction,
  useTransactionStore,
} from './transaction-store.ts';

vi.mock('../chain/runtime-config.ts', () => ({
  getChainConfig: () => ({ explorer: '/explorer' }),
}));

const [oldBlock, newBlock] = [toHash('b'), toHash('c')];
const receipt = {
  blockHash: oldBlock,
  blockNumber: '0x1',
  contractAddress: null,
  from: account,
  status: '0x1',
  to: router,
  transactionHash: hash,
  transactionIndex: '0x0',
  gasUsed: '0x5208',
  cumulativeGasUsed: '0x5208',
  effectiveGasPrice: '0x1',
  logs: [],
  logsBloom: '0x',
  type: '0x2',
};

/** A chain that has included the transaction; `requested` has each request for its receipt. */
function createIncludingChain() {
  const requested: string[] = [];
  const included = { ...receipt };
  const chain = createTestChain({
    request: async ({ method }) => {
      if (method === 'eth_blockNumber') return '0x1';
      requested.push(method);
      return included;
    },
  });
  return { chain, requested, included };
}

function readReceipt(chain: ReturnType<typeof createTestChain>) {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{withChain(chain, children)}</QueryClientProvider>
  );
  return renderHook(() => useReceipt(chain, hash), { wrapper }).result;
}

beforeEach(() => {
  cleanup();
  useTransactionStore.setState({ records: {} });
});

it('[TX-04] given a transaction that another visit followed, then its receipt is read from the chain', async () => {
  const { chain, requested } = createIncludingChain();
  const shown = readReceipt(chain);
  await expect.poll(() => findValue(shown.current)?.gasUsed).toBe(21_000n);
  expect(requested).toEqual(['eth_getTransactionReceipt']);
});

it('[TX-04] given a transaction that this page followed, then its receipt is not read a second time', async () => {
  const { chain, requested } = createIncludingChain();
  const record = { hash, from: account, chainId: chain.chainId, addedTime: Date.now() };
  addTransaction(record);
  await followTransaction(chain.client, record);
  const shown = readReceipt(chain);
  await expect.poll(() => findValue(shown.current)?.gasUsed).toBe(21_000n);
  expect(requested).toEqual(['eth_getTransactionReceipt']);
});

it('[TX-02] [TX-04] given a reorganisation that moves it to another block, then the receipt of that block is shown', async () => {
  const { chain, included } = createIncludingChain();
  const record = { hash, from: account, chainId: chain.chainId, addedTime: Date.now() };
  addTransaction(record);
  await followTransaction(chain.client, record);
  const shown = readReceipt(chain);
  await expect.poll(() => findValue(shown.current)?.blockHash).toBe(oldBlock);
  Object.assign(included, { blockHash: newBlock, gasUsed: '0x5209' });
  const stored = useTransactionStore.getState().records[toTransactionKey(record)]?.receipt;
  if (!stored) throw new Error('the followed transaction has no receipt');
  act(() => updateTransaction(record, { receipt: { ...stored, blockHash: newBlock } }));
  await expect.poll(() => findValue(shown.current)?.gasUsed).toBe(21_001n);
});

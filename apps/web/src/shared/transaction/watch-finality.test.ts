import { createClient, custom, numberToHex } from 'viem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, hash, toHash } from '../../../test-support/known.ts';
import { localChain } from '../chain/local-chain.test-support.ts';
import { useNoticeStore } from '../ui/notice-store.ts';
import type { TransactionRecord } from './transaction-record.ts';
import { addTransaction, useTransactionStore } from './transaction-store.ts';
import { isWatched, watchFinality } from './watch-finality.ts';

vi.mock('../chain/runtime-config.ts', () => ({
  getChainConfig: () => ({ explorer: '/explorer' }),
}));

const firstBlock = toHash('b');
const otherBlock = toHash('c');

/** A node at some height: the block at height 100, and whether it contains the transaction. */
function createNode() {
  const node = {
    head: 100,
    blockHash: firstBlock as string | undefined,
    isIncluded: true,
    requested: [] as string[],
    request: async ({ method }: { method: string }) => {
      node.requested.push(method);
      return answer(node, method);
    },
  };
  return node;
}

function answer(node: ReturnType<typeof createNode>, method: string): unknown {
  if (method === 'eth_blockNumber') return numberToHex(node.head);
  if (method === 'eth_getBlockByNumber')
    return node.blockHash === undefined ? null : { hash: node.blockHash, number: '0x64', transactions: [] };
  if (method === 'eth_getTransactionByHash')
    return { hash, from: account, to: account, value: '0x0', input: '0x01', nonce: '0x3' };
  if (method === 'eth_getTransactionReceipt' && node.isIncluded) return toReceipt(node.blockHash);
  return null;
}

function toReceipt(blockHash: string | undefined) {
  return {
    blockHash,
    blockNumber: '0x64',
    contractAddress: null,
    from: account,
    status: '0x1',
    to: account,
    transactionHash: hash,
    transactionIndex: '0x0',
    gasUsed: '0x1',
    cumulativeGasUsed: '0x1',
    effectiveGasPrice: '0x1',
    logs: [],
    logsBloom: '0x',
    type: '0x2',
  };
}

const record = {
  hash,
  from: account,
  chainId: 31337,
  addedTime: Date.now(),
  confirmedTime: Date.now(),
  summary: 'Swap 1 BNB for 2 XVS',
  receipt: {
    blockHash: firstBlock,
    blockNumber: 100,
    contractAddress: null,
    from: account,
    status: 1,
    to: account,
    transactionHash: hash,
    transactionIndex: 0,
  },
} satisfies TransactionRecord;

function watch(node: ReturnType<typeof createNode>) {
  addTransaction(record);
  const transport = custom({ request: node.request }, { retryCount: 0 });
  return watchFinality(createClient({ chain: localChain, transport, cacheTime: 0 }), record);
}

const findStored = () => Object.values(useTransactionStore.getState().records)[0];
const findTitles = () => useNoticeStore.getState().notices.map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  useTransactionStore.setState({ records: {} });
  useNoticeStore.setState({ notices: [] });
});
afterEach(() => void vi.useRealTimers());

describe('watchFinality', () => {
  it('[TX-02] shows that a reorganisation undid a confirmed transaction, which is pending again', async () => {
    const node = createNode();
    const end = watch(node);
    await vi.advanceTimersByTimeAsync(100);
    expect(findStored()).toMatchObject({ sent: { nonce: 3 }, receipt: { blockHash: firstBlock } });
    node.blockHash = otherBlock;
    node.isIncluded = false;
    await vi.advanceTimersByTimeAsync(3100);
    await end;
    expect(findStored()).toMatchObject({ isReorganised: true, lastCheckedBlockNumber: 36 });
    expect(findStored()?.receipt).toBeUndefined();
    expect(findTitles()).toEqual(['The network took a confirmed transaction back']);
  });

  it('[TX-02] adopts the receipt of the new block that contains it too, without a notice', async () => {
    const node = createNode();
    node.blockHash = otherBlock;
    const end = watch(node);
    await vi.advanceTimersByTimeAsync(100);
    await end;
    expect(findStored()).toMatchObject({ receipt: { blockHash: otherBlock, status: 1 } });
    expect(findTitles()).toEqual([]);
  });

  it('[TX-02] a node that lags or fails does not affect a transaction', async () => {
    const node = createNode();
    node.blockHash = undefined;
    node.isIncluded = false;
    node.head = 90;
    const end = watch(node);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(findStored()?.receipt).toBeDefined();
    node.blockHash = firstBlock;
    node.head = 200;
    await vi.advanceTimersByTimeAsync(3100);
    await end;
    expect(findStored()).toMatchObject({ isFinal: true, receipt: { status: 1 } });
    expect(findTitles()).toEqual([]);
  });

  it('[TX-02] ends when its block is final, when the record is cleared, and does not begin after a day', async () => {
    const node = createNode();
    node.head = 164;
    const end = watch(node);
    await vi.advanceTimersByTimeAsync(3100);
    expect(findStored()?.isFinal).toBeUndefined();
    useTransactionStore.setState({ records: {} });
    await vi.advanceTimersByTimeAsync(3100);
    await end;
    expect(isWatched(record, Date.now())).toBe(true);
    expect(isWatched({ ...record, isFinal: true }, Date.now())).toBe(false);
    expect(isWatched(record, Date.now() + 25 * 3_600_000)).toBe(false);
    expect(isWatched({ ...record, receipt: undefined }, Date.now())).toBe(false);
  });
});

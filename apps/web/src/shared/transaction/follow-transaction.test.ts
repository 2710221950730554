import { createClient, custom, numberToHex } from 'viem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, hash, toAddress, toHash } from '../../../test-support/known.ts';
import { getHead } from '../chain/latest-block.ts';
import { localChain } from '../chain/local-chain.test-support.ts';
import { useNoticeStore } from '../ui/notice-store.ts';
import { followTransaction } from './follow-transaction.ts';
import { addShown, isShown } from './shown-writes.ts';
import { computeTransactionStatus, type TransactionRecord } from './transaction-record.ts';
import { addTransaction, forgetTransaction, useTransactionStore } from './transaction-store.ts';

vi.mock('../chain/runtime-config.ts', () => ({
  getChainConfig: () => ({ explorer: '/explorer' }),
}));

const target = toAddress('f');
const otherHash = toHash('2');

type ChainTransaction = {
  hash: string;
  from: string;
  to: string;
  value: string;
  input: string;
  nonce: string;
};

const original: ChainTransaction = {
  hash,
  from: account,
  to: target,
  value: '0x0',
  input: '0x01',
  nonce: '0x3',
};

/** A node with one account: the pending transactions, and the transaction with nonce 3 in its block. */
function createNode() {
  const node = {
    head: 100,
    waiting: [original],
    mined: undefined as { block: number; transaction: ChainTransaction } | undefined,
    requested: [] as string[],
    request: async ({ method, params }: { method: string; params?: unknown }) => {
      node.requested.push(method);
      return answer(node, method, Array.isArray(params) ? params : []);
    },
  };
  return node;
}

function answer(node: ReturnType<typeof createNode>, method: string, [first, second]: unknown[]): unknown {
  const { mined } = node;
  const isAt = (tag: unknown) => mined !== undefined && (tag === 'latest' || Number(tag) >= mined.block);
  if (method === 'eth_blockNumber') return numberToHex(node.head);
  if (method === 'eth_getTransactionByHash')
    return node.waiting.find((transaction) => transaction.hash === first) ?? null;
  if (method === 'eth_getTransactionCount') return isAt(second) ? '0x4' : '0x3';
  if (method === 'eth_getBlockByNumber')
    return { number: first, transactions: mined?.block === Number(first) ? [mined.transaction] : [] };
  const isIncluded = method === 'eth_getTransactionReceipt' && mined?.transaction.hash === first;
  return mined && isIncluded ? toReceipt(mined) : null;
}

function toReceipt({ block, transaction }: { block: number; transaction: ChainTransaction }) {
  return {
    blockHash: toHash('b'),
    blockNumber: numberToHex(block),
    contractAddress: null,
    from: account,
    status: '0x1',
    to: transaction.to,
    transactionHash: transaction.hash,
    transactionIndex: '0x0',
    gasUsed: '0x1',
    cumulativeGasUsed: '0x1',
    effectiveGasPrice: '0x1',
    logs: [],
    logsBloom: '0x',
    type: '0x2',
  };
}

function follow(
  node: ReturnType<typeof createNode>,
  change: Partial<TransactionRecord> = {},
  latestBlock = 0n,
) {
  const record: TransactionRecord = {
    hash,
    from: account,
    chainId: 31337,
    addedTime: Date.now(),
    summary: 'Swap',
    ...change,
  };
  addTransaction(record);
  const transport = custom({ request: node.request }, { retryCount: 0 });
  const client = createClient({ chain: localChain, transport, cacheTime: 0 });
  getHead(client).noteLatest({ number: latestBlock, timestamp: 0n });
  return followTransaction(client, record);
}

function findStored(): TransactionRecord | undefined {
  return Object.values(useTransactionStore.getState().records)[0];
}

beforeEach(() => {
  vi.useFakeTimers();
  useTransactionStore.setState({ records: {} });
  useNoticeStore.setState({ notices: [] });
});
afterEach(() => void vi.useRealTimers());

describe('followTransaction', () => {
  it.each([
    ['repriced', original, 'Transaction confirmed'],
    ['cancelled', { ...original, to: account, input: '0x' }, 'Transaction cancelled in your wallet'],
    ['replaced', { ...original, input: '0x02' }, 'Transaction replaced in your wallet'],
  ] as const)('[TX-02] shows that a transaction was %s', async (replacement, transaction, title) => {
    const node = createNode();
    const end = follow(node);
    await vi.advanceTimersByTimeAsync(1500);
    expect(findStored()).toMatchObject({ lastCheckedBlockNumber: 100, sent: { nonce: 3 } });
    node.waiting = [];
    node.mined = { block: 103, transaction: { ...transaction, hash: otherHash } };
    node.head = 108;
    await vi.advanceTimersByTimeAsync(1500);
    expect(await end).toMatchObject({
      replacement,
      receipt: { transactionHash: otherHash, blockNumber: 103 },
    });
    expect(findStored()).toMatchObject({ replacement });
    expect(useNoticeStore.getState().notices).toMatchObject([{ title }]);
  });

  it('[TX-04] given an open dialog that shows it, then no notice repeats its end', async () => {
    const node = createNode();
    const hide = addShown(hash);
    const end = follow(node);
    node.waiting = [];
    node.mined = { block: 103, transaction: original };
    await vi.advanceTimersByTimeAsync(5000);
    expect(computeTransactionStatus(await end)).toBe('success');
    expect(useNoticeStore.getState().notices).toEqual([]);
    hide();
    expect(isShown(hash)).toBe(false);
  });

  it('[TX-02] recognises a replacement that happened while the page was closed', async () => {
    const node = createNode();
    node.waiting = [];
    node.mined = { block: 60, transaction: { ...original, to: account, input: '0x', hash: otherHash } };
    const sent = { nonce: 3, to: target, value: '0', data: '0x01' };
    const end = follow(node, { lastCheckedBlockNumber: 50, sent });
    await vi.advanceTimersByTimeAsync(10);
    expect(await end).toMatchObject({ replacement: 'cancelled' });
  });

  it('[TX-02] does not treat a transaction of the account as a batch’s replacement: another account may have sent the batch', async () => {
    const node = createNode();
    node.waiting = [];
    node.mined = { block: 60, transaction: { ...original, input: '0x02', hash: otherHash } };
    const sent = { nonce: 3, to: target, value: '0', data: '0x01' };
    const old = { addedTime: Date.now() - 90_000, lastCheckedBlockNumber: 50 };
    const end = follow(node, { ...old, sent, batchId: '0xbatch' });
    await vi.advanceTimersByTimeAsync(1500);
    expect(findStored()).toMatchObject({ isUnknown: true });
    forgetTransaction({ hash, chainId: 31337 });
    await vi.advanceTimersByTimeAsync(1500);
    expect(await end).not.toHaveProperty('replacement');
  });

  it('[TX-02] checks again only after a new block', async () => {
    const node = createNode();
    const end = follow(node);
    await vi.advanceTimersByTimeAsync(5000);
    const countLooks = () => node.requested.filter((method) => method === 'eth_getTransactionReceipt').length;
    expect(countLooks()).toBe(1);
    node.head += 1;
    await vi.advanceTimersByTimeAsync(1000);
    expect(countLooks()).toBe(2);
    node.mined = { block: 102, transaction: original };
    node.head += 1;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await end).toMatchObject({ receipt: { status: 1, blockNumber: 102 } });
  });

  it('[TX-02] given a restarted chain, then a transaction is shown as unknown, and dropped when cleared', async () => {
    const node = createNode();
    node.waiting = [];
    node.head = 7;
    node.mined = { block: 2, transaction: { ...original, hash: otherHash } };
    const sent = { nonce: 3, to: target, value: '0', data: '0x01' };
    const end = follow(node, { addedTime: Date.now() - 90_000, lastCheckedBlockNumber: 50, sent });
    await vi.advanceTimersByTimeAsync(1500);
    expect(findStored()).toMatchObject({ isUnknown: true });
    forgetTransaction({ hash, chainId: 31337 });
    await vi.advanceTimersByTimeAsync(1500);
    expect(await end).not.toHaveProperty('receipt');
    expect(useNoticeStore.getState().notices).toEqual([]);
  });

  it('[TX-02] [CHAIN-02] a lagging node does not make a transaction unknown', async () => {
    const node = createNode();
    node.waiting = [];
    const end = follow(node, { addedTime: Date.now() - 90_000 }, 110n);
    await vi.advanceTimersByTimeAsync(1500);
    expect(findStored()).toMatchObject({ lastCheckedBlockNumber: 100, isUnknown: false });
    node.head = 110;
    await vi.advanceTimersByTimeAsync(1500);
    expect(findStored()).toMatchObject({ isUnknown: true });
    node.mined = { block: 111, transaction: original };
    node.head = 111;
    await vi.advanceTimersByTimeAsync(1500);
    expect(await end).toMatchObject({ isUnknown: false, receipt: { blockNumber: 111 } });
  });
});

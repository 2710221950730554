// @vitest-environment happy-dom
import { toWriteAmount } from './write-amount.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { account, toAddress, toHash } from '../../../test-support/known.ts';
import { hasBatch } from './batch-store.ts';
import { hasPendingApproval } from './pending-approval.ts';
import { findSameRequest } from './request-store.ts';
import { computeTransactionStatus, type TransactionRecord } from './transaction-record.ts';
import {
  addTransaction,
  clearTransactions,
  updateTransaction,
  listTransactions,
  useTransactionStore,
} from './transaction-store.ts';

const token = toAddress('1');
const spender = toAddress('f');

function record(digit: string, change: Partial<TransactionRecord> = {}): TransactionRecord {
  return { hash: toHash(digit), from: account, chainId: 31337, addedTime: 1000, ...change };
}

const receipt: NonNullable<TransactionRecord['receipt']> = {
  blockHash: toHash('b'),
  blockNumber: 7,
  contractAddress: null,
  from: account,
  status: 1,
  to: spender,
  transactionHash: toHash('1'),
  transactionIndex: 0,
};

beforeEach(() => useTransactionStore.setState({ records: {}, requests: {} }));

describe('transaction store', () => {
  it('[TX-01] refuses a known hash and an invalid one', () => {
    addTransaction(record('1'));
    expect(() => addTransaction(record('1'))).toThrow('Attempted to add existing transaction.');
    expect(() => addTransaction(record('1', { hash: '0x' }))).toThrow('No transaction hash found.');
  });

  it('[TX-01] lists the newest first, per account and chain', () => {
    addTransaction(record('1'));
    addTransaction(record('2', { addedTime: 2000 }));
    addTransaction(record('3', { chainId: 56 }));
    addTransaction(record('4', { from: spender }));
    const listed = listTransactions(useTransactionStore.getState(), 31337, toAddress('A'));
    expect(listed.map(({ hash }) => hash[2])).toEqual(['2', '1']);
  });

  it('[TX-01] stores the receipt, and derives success from its status', () => {
    addTransaction(record('1'));
    updateTransaction(record('1'), { receipt, confirmedTime: 3000 });
    const [ended] = listTransactions(useTransactionStore.getState(), 31337, account);
    expect(ended).toMatchObject({ receipt, confirmedTime: 3000 });
    expect(ended && computeTransactionStatus(ended)).toBe('success');
    expect(computeTransactionStatus(record('1'))).toBe('pending');
    expect(computeTransactionStatus(record('1', { receipt: { ...receipt, status: 0 } }))).toBe('failure');
  });

  it('labels a cancelled one by the reason, not by the receipt of its replacement', () => {
    expect(computeTransactionStatus(record('1', { receipt, replacement: 'cancelled' }))).toBe('failure');
    expect(computeTransactionStatus(record('1', { receipt, replacement: 'repriced' }))).toBe('success');
  });

  it('clears one account on one chain, and does not restore cleared records', () => {
    addTransaction(record('1'));
    addTransaction(record('3', { chainId: 56 }));
    clearTransactions(31337, account);
    updateTransaction(record('1'), { receipt });
    expect(Object.keys(useTransactionStore.getState().records)).toHaveLength(1);
  });
});

it('[TX-04] given an unanswered request, when the list is cleared, then it stays and the same write is still refused', () => {
  const request = { id: 'q', summary: 'Swap', from: account, chainId: 31337, addedTime: 1 };
  useTransactionStore.setState({ requests: { q: request } });
  addTransaction(record('1'));
  clearTransactions(31337, account);
  expect(useTransactionStore.getState()).toMatchObject({ records: {}, requests: { q: request } });
  const plan = { chainId: 31337, identity: 'swap', summary: 'Swap', steps: [] };
  expect(findSameRequest(plan, account)).toEqual(request);
});

describe('hasPendingApproval', () => {
  const pending = record('1', { approval: { tokenAddress: token, spender } });
  const day = 24 * 60 * 60 * 1000;

  it('[SWAP-07] counts a pending approval under 24 hours', () => {
    expect(hasPendingApproval([pending], toAddress('1'), spender, 2000)).toBe(true);
    expect(hasPendingApproval([pending], token, spender, 1000 + day)).toBe(false);
    expect(hasPendingApproval([pending], spender, spender, 2000)).toBe(false);
    expect(hasPendingApproval([{ ...pending, receipt }], token, spender, 2000)).toBe(false);
  });
});

it('[TX-01] a record that an earlier version stored is still read', async () => {
  const stored = { records: { [`31337:0x${'1'.repeat(64)}`]: record('1') } };
  localStorage.setItem('tradewind.transactions', JSON.stringify({ state: stored, version: 0 }));
  await useTransactionStore.persist.rehydrate();
  expect(useTransactionStore.getState()).toEqual({ ...stored, requests: {}, batches: {} });
});

it('[TX-01] [TX-04] given entries of another version, which cannot be read, then all others stay', async () => {
  const kept = record('1');
  const request = { id: 'q', summary: 'Swap', from: account, chainId: 31337, addedTime: 1 };
  const batch = { ...request, id: 'b' };
  const later = { currency: 'of a later version' };
  const stored = {
    records: { [`31337:${kept.hash}`]: kept, later: { ...record('2'), amounts: [later] } },
    requests: { q: request, later: { ...request, id: 'r', amounts: [later] } },
    batches: { '31337:b': batch, later: { ...batch, id: 'c', amounts: [later] } },
  };
  localStorage.setItem('tradewind.transactions', JSON.stringify({ state: stored, version: 0 }));
  await useTransactionStore.persist.rehydrate();
  expect(useTransactionStore.getState()).toEqual({
    records: { [`31337:${kept.hash}`]: kept },
    requests: { q: request },
    batches: { '31337:b': batch },
  });
});

it('[TX-02] given a batch that an earlier version stored by its id alone, then it is known by chain and id', async () => {
  const batch = { id: '0xbatch', summary: 'Swap', from: account, chainId: 31337, addedTime: 1000 };
  const stored = { records: {}, batches: { [batch.id]: batch } };
  localStorage.setItem('tradewind.transactions', JSON.stringify({ state: stored, version: 0 }));
  expect(hasBatch(batch)).toBe(true);
  expect(hasBatch({ ...batch, chainId: 31338 })).toBe(false);
});

it('[TX-01] the transactions of one account on two chains are two lists, also with one hash', () => {
  addTransaction(record('1'));
  addTransaction(record('1', { chainId: 31338 }));
  clearTransactions(31338, account);
  expect(listTransactions(useTransactionStore.getState(), 31337, account)).toEqual([record('1')]);
  expect(listTransactions(useTransactionStore.getState(), 31338, account)).toEqual([]);
});

it('[TX-01] [TX-02] amounts, steps and open requests are stored, and read again', async () => {
  const from = `0x${'a'.repeat(40)}` as const;
  const native = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 } as const;
  const listed = { ...native, kind: 'token', chainId: 31337, address: `0x${'Ab'.repeat(20)}` } as const;
  const amounts = [native, listed].map((currency) =>
    toWriteAmount({ role: 'pay', raw: 5n, currency, account: `0x${'A'.repeat(40)}`, isEstimate: true }),
  );
  const facts = { summary: 'Swap', from, chainId: 31337, addedTime: 1, amounts, steps: ['Swap'] };
  const call = { to: from, value: '0', data: '0x' };
  useTransactionStore.setState({
    records: { r: { ...facts, hash: `0x${'1'.repeat(64)}`, requestId: 'q' } },
    batches: { '31337:b': { ...facts, id: 'b' } },
    requests: { q: { ...facts, id: 'q', identity: 'swap', call, since: { nonce: 0, blockNumber: 7 } } },
  });
  const stored = structuredClone(useTransactionStore.getState());
  useTransactionStore.setState({ records: {}, batches: {}, requests: {} });
  localStorage.setItem('tradewind.transactions', JSON.stringify({ state: stored, version: 0 }));
  await useTransactionStore.persist.rehydrate();
  expect(useTransactionStore.getState()).toEqual(stored);
});

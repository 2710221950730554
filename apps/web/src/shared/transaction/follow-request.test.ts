import { createClient, custom, numberToHex } from 'viem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, toAddress, toHash } from '../../../test-support/known.ts';
import { localChain } from '../chain/local-chain.test-support.ts';
import { followRequest } from './follow-request.ts';
import type { OpenRequest } from './open-request.ts';
import { removeRequest, updateRequest } from './request-store.ts';
import { useTransactionStore } from './transaction-store.ts';

const target = toAddress('f');
const call = { to: target, value: '5', data: '0x01' };
const request: OpenRequest = {
  id: 'r',
  summary: 'Swap 1 BNB for 2 BUSD',
  from: account,
  chainId: localChain.id,
  addedTime: 1,
  call,
  since: { nonce: 3, blockNumber: 100 },
};

type Mined = { readonly block: number; readonly nonce: number; readonly input: string };

/** A node with the account's transactions in their blocks, the last of them pending. */
function createNode() {
  const node = { head: 100, mined: [] as Mined[], pending: 0 };
  const count = (tag: unknown) =>
    3 +
    node.mined.filter(({ block }) => tag === 'latest' || tag === 'pending' || block <= Number(tag)).length;
  const answer = (method: string, [first, second]: readonly unknown[]): unknown => {
    if (method === 'eth_blockNumber') return numberToHex(node.head);
    if (method === 'eth_getTransactionCount')
      return numberToHex(count(second) + (second === 'pending' ? node.pending : 0));
    const of = node.mined.filter(({ block }) => block === Number(first));
    if (method === 'eth_getBlockByNumber')
      return {
        number: first,
        transactions: of.map(({ nonce, input }) => ({
          hash: toHash(String(nonce)),
          from: account,
          to: target,
          value: '0x5',
          nonce: numberToHex(nonce),
          input,
        })),
      };
    return method === 'eth_getTransactionReceipt'
      ? { transactionHash: first, status: '0x1', logs: [] }
      : null;
  };
  const transport = custom(
    {
      request: async ({ method, params }: { method: string; params?: readonly unknown[] }) =>
        answer(method, params ?? []),
    },
    { retryCount: 0 },
  );
  return { node, client: createClient({ chain: localChain, transport, cacheTime: 0 }) };
}

const findStored = () => useTransactionStore.getState().requests.r;
const record = { hash: toHash('3'), from: account, chainId: localChain.id, addedTime: 1 };
const receipt = {
  blockHash: toHash('b'),
  blockNumber: 103,
  contractAddress: null,
  from: account,
  status: 1,
  to: target,
  transactionHash: record.hash,
  transactionIndex: 0,
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  useTransactionStore.setState({ records: {}, requests: { r: request } });
});
afterEach(async () => {
  removeRequest('r');
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
});

describe('followRequest', () => {
  it('[TX-02] given a request confirmed after a reload, then its transaction is found by nonce and call', async () => {
    const { node, client } = createNode();
    void followRequest(client, request);
    await vi.advanceTimersByTimeAsync(2500);
    expect(findStored()).toBeDefined();
    node.mined.push({ block: 103, nonce: 3, input: '0x02' }, { block: 105, nonce: 4, input: '0x01' });
    node.head = 106;
    await vi.advanceTimersByTimeAsync(6500);
    expect(findStored()).toBeUndefined();
    expect(Object.values(useTransactionStore.getState().records)).toMatchObject([
      { hash: toHash('4'), requestId: 'r', summary: request.summary, from: account },
    ]);
  });

  it('[TX-02] given a node without the block of the transaction yet, then the next look finds it', async () => {
    const { node, client } = createNode();
    void followRequest(client, request);
    node.mined.push({ block: 103, nonce: 3, input: '0x01' });
    await vi.advanceTimersByTimeAsync(2500);
    expect(findStored()).toMatchObject({ since: { nonce: 3 } });
    node.head = 106;
    await vi.advanceTimersByTimeAsync(2500);
    expect(findStored()).toBeUndefined();
  });

  it('[TX-02] given other transactions of the account, then the request stays unanswered until it is dismissed', async () => {
    const { node, client } = createNode();
    void followRequest(client, request);
    node.mined.push({ block: 103, nonce: 3, input: '0x02' });
    node.head = 106;
    await vi.advanceTimersByTimeAsync(6500);
    expect(findStored()).toMatchObject({ since: { nonce: 4 } });
    expect(useTransactionStore.getState().records).toEqual({});
  });

  it.each([
    ['pending', { ...record, requestId: 'earlier' }],
    ['sped up', { ...record, hash: toHash('2'), receipt }],
    [
      'sped up and not found yet',
      { ...record, hash: toHash('2'), sent: { nonce: 3, to: target, value: '5', data: '0x01' } },
    ],
  ])(
    '[TX-02] given the same call that an earlier request sent, %s, then it is not the answer, but a later one is',
    async (_, known) => {
      const { node, client } = createNode();
      useTransactionStore.setState({ records: { known } });
      void followRequest(client, request);
      node.mined.push({ block: 103, nonce: 3, input: '0x01' });
      node.head = 106;
      await vi.advanceTimersByTimeAsync(6500);
      expect(findStored()).toMatchObject({ since: { nonce: 4 } });
      node.mined.push({ block: 108, nonce: 4, input: '0x01' });
      node.head = 108;
      await vi.advanceTimersByTimeAsync(2500);
      expect(findStored()).toBeUndefined();
      expect(useTransactionStore.getState().records).toMatchObject({
        [`31337:${toHash('4')}`]: { requestId: 'r' },
      });
    },
  );

  it('[TX-02] given a tab that saw the request before its nonce was stored, then its transaction is found', async () => {
    const { node, client } = createNode();
    const { since, ...early } = request;
    useTransactionStore.setState({ requests: { r: early } });
    void followRequest(client, early);
    await vi.advanceTimersByTimeAsync(2500);
    updateRequest('r', { since });
    node.mined.push({ block: 103, nonce: 3, input: '0x01' });
    node.head = 106;
    await vi.advanceTimersByTimeAsync(2500);
    expect(findStored()).toBeUndefined();
    expect(Object.values(useTransactionStore.getState().records)).toMatchObject([{ requestId: 'r' }]);
  });

  it('[TX-02] given a pending transaction that this browser does not know, then it may be the requested one', async () => {
    const { node, client } = createNode();
    void followRequest(client, request);
    node.pending = 1;
    await vi.advanceTimersByTimeAsync(2500);
    expect(findStored()?.mayBeSent).toBe(true);
    node.pending = 0;
    await vi.advanceTimersByTimeAsync(2500);
    expect(findStored()?.mayBeSent).toBe(false);
  });
});

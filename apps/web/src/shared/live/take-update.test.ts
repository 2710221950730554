import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { poolsTopic } from '@tradewind/schema/hub/chain-topic';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadKey } from '../chain/chain-key.ts';
import { createTestChain } from '../chain/chain.test-support.tsx';
import { createBlockKey, getHead } from '../chain/latest-block.ts';
import { useLiveStore } from './live-store.ts';
import { createUpdateTaker } from './take-update.ts';

const chainId = 56;
const latestBlockKey = createBlockKey({ chainId });
let queries: QueryClient;
let blocks: ReturnType<typeof getHead>;
let take: ReturnType<typeof createUpdateTaker>;
const requestBlock = vi.fn<() => { number: bigint; timestamp: bigint }>();
const readChain = vi.fn<() => string>();
const readIndex = vi.fn<() => Promise<{ blockNumber: number }>>();

const head = (blockNumber: number, hash = 'aa') => ({
  kind: 'chain_head' as const,
  payload: {
    chainId,
    blockNumber,
    blockHash: `0x${hash.repeat(32)}` as const,
    blockTimestamp: blockNumber * 3,
  },
});
const pools = (blockNumber: number, changed: [] | null = []) => ({
  kind: 'pool_changed' as const,
  payload: { chainId, blockNumber, swapCount: 1, pools: changed },
});
const stale = (id: number, isStale: boolean) => ({
  kind: 'chain_stale' as const,
  payload: { chainId: id, stale: isStale },
});
const flush = () => new Promise<void>((resolve) => void setImmediate(resolve));

beforeEach(async () => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { client } = createTestChain({ chainId });
  take = createUpdateTaker(
    queries,
    { chainId, isHome: true, client, fetchLatestBlock: async () => requestBlock() },
    [],
  );
  blocks = getHead(client);
  blocks.noteLatest({ number: 100n, timestamp: 300n });
  requestBlock.mockReset().mockReturnValue({ number: 100n, timestamp: 300n });
  readChain.mockReset().mockReturnValue('read');
  readIndex.mockReset().mockResolvedValue({ blockNumber: 100 });
  const observe = (queryKey: readonly unknown[], queryFn: () => unknown) =>
    new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
  observe(latestBlockKey, requestBlock);
  observe(createReadKey({ chainId }, 'pools'), readChain);
  observe(createReadKey({ chainId }, 'pool'), readIndex);
  await flush();
  for (const spy of [requestBlock, readChain, readIndex]) spy.mockClear();
});

it('[HUB-02] a stale index of this chain stays stale until it continues; another chain has no effect', () => {
  const seen = [stale(chainId, true), stale(1, false), stale(chainId, false)].map((update) => {
    take(update);
    return useLiveStore.getState().isIndexStale;
  });
  expect(seen).toEqual([true, true, false]);
});

describe('block heads', () => {
  it('[HUB-02] are used without a read of the chain', () => {
    take(head(101));
    expect(queries.getQueryData(latestBlockKey)).toEqual({ number: 101n, timestamp: 303n });
    expect(blocks.getRequired()).toBe(101n);
    expect(requestBlock).not.toHaveBeenCalled();
  });

  it('[HUB-02] that the page knows, or that are of another chain, have no effect', () => {
    take(head(100));
    take(head(99, 'bb'));
    take({ ...head(102), payload: { ...head(102).payload, chainId: 1 } });
    expect(queries.getQueryData(latestBlockKey)).toEqual({ number: 100n, timestamp: 300n });
  });

  it('[HUB-02] far beyond every node’s block are rejected: the chain is read, and reads do not wait', async () => {
    take(head(10_000_000));
    await flush();
    expect(requestBlock).toHaveBeenCalledTimes(1);
    expect([blocks.getRequired(), queries.getQueryData(latestBlockKey)]).toEqual([
      100n,
      { number: 100n, timestamp: 300n },
    ]);
  });

  it('[HUB-02] that undo blocks cause a read of the chain', async () => {
    take(head(102));
    requestBlock.mockReturnValue({ number: 101n, timestamp: 303n });
    take(head(101, 'bb'));
    await flush();
    expect(requestBlock).toHaveBeenCalledTimes(1);
    expect([blocks.getRequired(), queries.getQueryData(latestBlockKey)]).toEqual([
      101n,
      { number: 101n, timestamp: 303n },
    ]);
  });
});

describe('pool deltas', () => {
  it('[HUB-02] cause a read of chain and index, and never replace their data', async () => {
    readIndex.mockResolvedValue({ blockNumber: 101 });
    take(pools(101));
    await flush();
    expect([readChain.mock.calls.length, readIndex.mock.calls.length]).toEqual([1, 1]);
    expect(queries.getQueryData(createReadKey({ chainId }, 'pools'))).toBe('read');
  });

  it('[HUB-02] of a block that was already read have no effect', async () => {
    take(pools(100));
    await flush();
    expect([readChain.mock.calls.length, readIndex.mock.calls.length]).toEqual([0, 0]);
  });

  it('[HUB-02] repeat a read that started too early', async () => {
    const early = Promise.withResolvers<{ blockNumber: number }>();
    readIndex.mockReturnValueOnce(early.promise).mockResolvedValue({ blockNumber: 101 });
    void queries.refetchQueries({ queryKey: createReadKey({ chainId }, 'pool') });
    take(pools(101));
    early.resolve({ blockNumber: 100 });
    await expect
      .poll(() => queries.getQueryData(createReadKey({ chainId }, 'pool')))
      .toEqual({ blockNumber: 101 });
    expect(readIndex).toHaveBeenCalledTimes(2);
  });

  it('[HUB-02] given two nodes of the API, when the queried one receives the block later, then its answer is read again', async () => {
    readIndex.mockResolvedValueOnce({ blockNumber: 100 }).mockResolvedValue({ blockNumber: 101 });
    take(pools(101));
    await expect
      .poll(() => queries.getQueryData(createReadKey({ chainId }, 'pool')))
      .toEqual({ blockNumber: 101 });
    expect([readChain.mock.calls.length, readIndex.mock.calls.length]).toEqual([1, 2]);
  });

  it('[HUB-02] given an index that does not reach the block, then its answer is read four times at most', async () => {
    take(pools(101));
    await expect.poll(() => readIndex).toHaveBeenCalledTimes(4);
    await new Promise((resolve) => void setTimeout(resolve, 400));
    expect(readIndex).toHaveBeenCalledTimes(4);
  });

  it('[HUB-02] of the account, where the hub cannot report gaps, cause no read', async () => {
    take({ kind: 'missed', topic: 'account' });
    await flush();
    expect([readChain.mock.calls.length, readIndex.mock.calls.length]).toEqual([0, 0]);
  });

  it.each([
    ['when blocks were undone', () => take(pools(99, null))],
    ['when an update was missed', () => take({ kind: 'missed', topic: poolsTopic(chainId) })],
  ])('[HUB-02] everything is read again %s', async (_, publish) => {
    publish();
    await flush();
    expect([readChain.mock.calls.length, readIndex.mock.calls.length]).toEqual([1, 1]);
  });
});

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { poolsTopic } from '@tradewind/schema/hub/topic';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chainReadKey, getRequiredBlock, latestBlockKey, noteLatestBlock } from '../chain/latest-block.ts';
import { createUpdateTaker } from './take-update.ts';

const chainId = 56;
let queries: QueryClient;
let take: ReturnType<typeof createUpdateTaker>;
const askForBlock = vi.fn<() => { number: bigint; timestamp: bigint }>();
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
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));

beforeEach(async () => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  take = createUpdateTaker(queries, { chainId, fetchLatestBlock: async () => askForBlock() });
  noteLatestBlock({ number: 100n, timestamp: 300n });
  askForBlock.mockReset().mockReturnValue({ number: 100n, timestamp: 300n });
  readChain.mockReset().mockReturnValue('read');
  readIndex.mockReset().mockResolvedValue({ blockNumber: 100 });
  const observe = (queryKey: string[], queryFn: () => unknown) =>
    new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
  observe(latestBlockKey, askForBlock);
  observe([chainReadKey, 'pools'], readChain);
  observe([chainReadKey, 'pool'], readIndex);
  await settle();
  for (const spy of [askForBlock, readChain, readIndex]) spy.mockClear();
});

describe('block heads', () => {
  it('[HUB-02] are taken without asking the chain for them', () => {
    take(head(101));
    expect(queries.getQueryData(latestBlockKey)).toEqual({ number: 101n, timestamp: 303n });
    expect(getRequiredBlock()).toBe(101n);
    expect(askForBlock).not.toHaveBeenCalled();
  });

  it('[HUB-02] that the page knows, or that are of another chain, say nothing', () => {
    take(head(100));
    take(head(99, 'bb'));
    take({ ...head(102), payload: { ...head(102).payload, chainId: 1 } });
    expect(queries.getQueryData(latestBlockKey)).toEqual({ number: 100n, timestamp: 300n });
  });

  it('[HUB-02] far beyond what a node has shown are not believed: the chain is asked, and reads wait for none', async () => {
    take(head(10_000_000));
    await settle();
    expect(askForBlock).toHaveBeenCalledTimes(1);
    expect([getRequiredBlock(), queries.getQueryData(latestBlockKey)]).toEqual([
      100n,
      { number: 100n, timestamp: 300n },
    ]);
  });

  it('[HUB-02] that take blocks back have the chain asked', async () => {
    take(head(102));
    askForBlock.mockReturnValue({ number: 101n, timestamp: 303n });
    take(head(101, 'bb'));
    await settle();
    expect(askForBlock).toHaveBeenCalledTimes(1);
    expect([getRequiredBlock(), queries.getQueryData(latestBlockKey)]).toEqual([
      101n,
      { number: 101n, timestamp: 303n },
    ]);
  });
});

describe('pool deltas', () => {
  it('[HUB-02] have the chain and the index read, never replace what they say', async () => {
    readIndex.mockResolvedValue({ blockNumber: 101 });
    take(pools(101));
    await settle();
    expect([readChain.mock.calls.length, readIndex.mock.calls.length]).toEqual([1, 1]);
    expect(queries.getQueryData([chainReadKey, 'pools'])).toBe('read');
  });

  it('[HUB-02] of a block that was read say nothing new', async () => {
    take(pools(100));
    await settle();
    expect([readChain.mock.calls.length, readIndex.mock.calls.length]).toEqual([0, 0]);
  });

  it('[HUB-02] have what was being read too early read once more', async () => {
    const early = Promise.withResolvers<{ blockNumber: number }>();
    readIndex.mockReturnValueOnce(early.promise).mockResolvedValue({ blockNumber: 101 });
    void queries.refetchQueries({ queryKey: [chainReadKey, 'pool'] });
    take(pools(101));
    early.resolve({ blockNumber: 100 });
    await vi.waitFor(() =>
      expect(queries.getQueryData([chainReadKey, 'pool'])).toEqual({ blockNumber: 101 }),
    );
    expect(readIndex).toHaveBeenCalledTimes(2);
  });

  it('[HUB-02] of the account, where the hub cannot tell of gaps, have nothing read', async () => {
    take({ kind: 'missed', topic: 'account' });
    await settle();
    expect([readChain.mock.calls.length, readIndex.mock.calls.length]).toEqual([0, 0]);
  });

  it.each([
    ['when blocks were undone', () => take(pools(99, null))],
    ['when something was missed', () => take({ kind: 'missed', topic: poolsTopic(chainId) })],
  ])('[HUB-02] everything is read again %s', async (_, tell) => {
    tell();
    await settle();
    expect([readChain.mock.calls.length, readIndex.mock.calls.length]).toEqual([1, 1]);
  });
});

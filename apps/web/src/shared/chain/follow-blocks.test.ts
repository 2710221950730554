import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followBlocks } from './follow-blocks.ts';
import { createReadKey } from './chain-key.ts';
import { createBlockKey } from './latest-block.ts';

const [one, other] = [{ chainId: 31337 }, { chainId: 31338 }];

const answerMs = 900;
const blockMs = 450;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('[CHAIN-02] keeps values fresh where blocks come faster than answers', async () => {
  const queries = new QueryClient();
  let answers = 0;
  const observer = new QueryObserver(queries, {
    queryKey: createReadKey(one, 'slow'),
    queryFn: async () => {
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      answers += 1;
      return answers;
    },
  });
  const stopObserving = observer.subscribe(() => undefined);
  const stopFollowing = followBlocks(queries, one);
  for (let block = 0; block < 10; block += 1) {
    queries.setQueryData(createBlockKey(one), { number: BigInt(block), timestamp: 0n });
    await vi.advanceTimersByTimeAsync(blockMs);
  }
  expect(observer.getCurrentResult().data).toBeGreaterThan(2);
  stopFollowing();
  stopObserving();
  queries.clear();
});

it('[CHAIN-02] reads once, 100 ms after the last of several blocks', async () => {
  const queries = new QueryClient();
  let reads = 0;
  const observer = new QueryObserver(queries, {
    queryKey: createReadKey(one, 'fast'),
    queryFn: () => {
      reads += 1;
      return reads;
    },
  });
  const stopObserving = observer.subscribe(() => undefined);
  const stopFollowing = followBlocks(queries, one);
  await vi.advanceTimersByTimeAsync(0);
  for (const block of [1n, 2n, 3n]) {
    queries.setQueryData(createBlockKey(one), { number: block, timestamp: 0n });
    await vi.advanceTimersByTimeAsync(99);
  }
  expect(reads).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reads).toBe(2);
  stopFollowing();
  stopObserving();
  queries.clear();
});

it('[CHAIN-02] a block of one chain repeats no read of another', async () => {
  const queries = new QueryClient();
  const reads = [one, other].map((chain) => createReadKey(chain, 'balance', '0x12'));
  for (const key of reads) queries.setQueryData(key, 1n);
  const stopFollowing = followBlocks(queries, other);
  queries.setQueryData(createBlockKey(one), { number: 1n, timestamp: 0n });
  await vi.advanceTimersByTimeAsync(200);
  expect(reads.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([false, false]);
  queries.setQueryData(createBlockKey(other), { number: 1n, timestamp: 0n });
  await vi.advanceTimersByTimeAsync(200);
  expect(reads.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([false, true]);
  stopFollowing();
  queries.clear();
});

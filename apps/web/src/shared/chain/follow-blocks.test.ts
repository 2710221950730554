import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followBlocks } from './follow-blocks.ts';
import { chainReadKey, latestBlockKey } from './latest-block.ts';

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
    queryKey: [chainReadKey, 'slow'],
    queryFn: async () => {
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      answers += 1;
      return answers;
    },
  });
  const stopObserving = observer.subscribe(() => undefined);
  const stopFollowing = followBlocks(queries);
  for (let block = 0; block < 10; block += 1) {
    queries.setQueryData(latestBlockKey, { number: BigInt(block), timestamp: 0n });
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
    queryKey: [chainReadKey, 'fast'],
    queryFn: () => {
      reads += 1;
      return reads;
    },
  });
  const stopObserving = observer.subscribe(() => undefined);
  const stopFollowing = followBlocks(queries);
  await vi.advanceTimersByTimeAsync(0);
  for (const block of [1n, 2n, 3n]) {
    queries.setQueryData(latestBlockKey, { number: block, timestamp: 0n });
    await vi.advanceTimersByTimeAsync(99);
  }
  expect(reads).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reads).toBe(2);
  stopFollowing();
  stopObserving();
  queries.clear();
});

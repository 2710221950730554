import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { poolsTopic } from '@tradewind/schema/hub/chain-topic';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishToTaps } from '../live/update-taps.ts';
import { followPools } from './follow-pools.ts';
import { createMarketInfoKey } from './market-info-key.ts';

const chainId = 56;
const change = (ofChain: number) => ({
  kind: 'pool_changed' as const,
  payload: { chainId: ofChain, blockNumber: 1, swapCount: 1, pools: [] },
});
const read = vi.fn<() => string | Promise<string>>(() => 'market');
let queries: QueryClient;

beforeEach(async () => {
  vi.useFakeTimers();
  queries = new QueryClient();
  followPools(queries, { chainId });
  followPools(queries, { chainId });
});
afterEach(() => {
  vi.useRealTimers();
  read.mockClear();
});

async function show() {
  const stop = new QueryObserver(queries, {
    queryKey: createMarketInfoKey({ chainId }),
    queryFn: read,
  }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  read.mockClear();
  return stop;
}

it('[HUB-01] given prices in view, when pools change with every block, then they are read once in two seconds', async () => {
  const stop = await show();
  for (const update of [change(chainId), change(chainId), change(chainId)]) publishToTaps(update);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(read).toHaveBeenCalledTimes(1);
  publishToTaps({ kind: 'missed', topic: poolsTopic(chainId) });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});

it('[HUB-01] given a read that runs, when pools change, then another read follows it', async () => {
  const stop = await show();
  read.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 5_000, 'market')));
  void queries.refetchQueries();
  publishToTaps(change(chainId));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
  read.mockImplementation(() => 'market');
});

it('given pools of another chain, or no prices in view, then nothing is read', async () => {
  const stop = await show();
  publishToTaps(change(1));
  await vi.advanceTimersByTimeAsync(2_000);
  stop();
  publishToTaps(change(chainId));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(read).not.toHaveBeenCalled();
});

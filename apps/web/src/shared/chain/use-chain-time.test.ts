// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestChain, withChain } from './chain.test-support.tsx';
import { createBlockKey } from './latest-block.ts';
import { useBlockTime, useChainTime } from './use-chain-time.ts';

const queryFn = () => Promise.reject(new Error('no block is read here'));

function show(chain: ReturnType<typeof createTestChain>) {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, withChain(chain, children));
  const { result } = renderHook(() => useChainTime(), { wrapper });
  return () => result.current;
}

const tick = () =>
  act(() => {
    vi.advanceTimersByTime(1_000);
  });

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[PRED-03] given a chain time that a sleep made unknown, then it is unknown until the chain answers', () => {
  const chain = createTestChain();
  const read = show(chain);
  expect(read()).toBeUndefined();
  chain.clock.takeBlock(1_000);
  tick();
  expect(read()).toBeGreaterThanOrEqual(1_000);
  chain.clock.forget();
  tick();
  expect(read()).toBeUndefined();
  chain.clock.takeBlock(5_000);
  tick();
  expect(read()).toBeGreaterThanOrEqual(5_000);
});

it('[POOL-03] given a clock that runs ahead, then the time of the last block is that of the block', () => {
  const chain = createTestChain();
  const client = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, withChain(chain, children));
  const { result } = renderHook(() => ({ clock: useChainTime(), block: useBlockTime() }), { wrapper });
  expect(result.current.block).toBeUndefined();
  act(() => void client.setQueryData(createBlockKey(chain), { number: 7n, timestamp: 1_000n }));
  tick();
  tick();
  expect(result.current.clock).toBeGreaterThan(1_000);
  expect(result.current.block).toBe(1_000n);
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestChain, withChain } from './chain.test-support.tsx';
import { useChainTime, useLastChainTime } from './use-chain-time.ts';

const queryFn = () => Promise.reject(new Error('no block is read here'));

/** The hooks on the first of the chains, until the page turns to another one. */
function show(first = createTestChain()) {
  let chain = first;
  const client = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, withChain(chain, children));
  const hook = renderHook(() => ({ now: useChainTime(), last: useLastChainTime() }), { wrapper });
  const turnTo = (other: typeof chain) => {
    chain = other;
    hook.rerender();
  };
  return { read: () => hook.result.current, turnTo };
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

it('[PRED-03] given a chain time that a sleep made unknown, then the last one is known to an open dialog', () => {
  const chain = createTestChain();
  const { read } = show(chain);
  expect(read()).toEqual({ now: undefined, last: undefined });
  chain.clock.takeBlock(1_000);
  tick();
  const { now } = read();
  expect(now).toBeGreaterThanOrEqual(1_000);
  chain.clock.forget();
  tick();
  expect(read()).toEqual({ now: undefined, last: now });
  chain.clock.takeBlock(5_000);
  tick();
  expect(read().last).toBeGreaterThanOrEqual(5_000);
});

it('[PRED-03] given another chain, then the last time of the first one is not its time', () => {
  const first = createTestChain();
  const { read, turnTo } = show(first);
  first.clock.takeBlock(1_000);
  tick();
  expect(read().last).toBeDefined();
  turnTo(createTestChain({ chainId: 97 }));
  expect(read().last).toBeUndefined();
});

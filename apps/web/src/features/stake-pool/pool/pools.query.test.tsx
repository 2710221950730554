// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import { findValue } from '../../../shared/chain/reading.ts';
import { createPool } from '../stories/sample-pool.ts';
import type { StakePool } from './pool.ts';
import { usePools } from './pools.query.ts';

const [live, finished] = [
  createPool({ address: toAddress('a'), number: 0 }),
  createPool({ address: toAddress('b'), number: 1, isFinished: true }),
];
/** What the contracts say, and the reads of them. */
const node = vi.hoisted(() => ({ locked: 1n, isAway: false, reads: [] as string[][] }));

function read(pools: readonly StakePool[]) {
  node.reads.push(pools.map(({ address }) => address));
  if (node.isAway) throw new Error('no answer');
  return pools.map((pool) => ({ ...pool, totalLocked: node.locked }));
}

vi.mock('./fetch-pools.ts', () => ({
  fetchAllPools: async () => read([live, finished]),
  fetchPools: async (_chain: unknown, pools: readonly StakePool[]) => read(pools),
}));

const chain = createTestChain();
const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{withChain(chain, children)}</QueryClientProvider>
);
const newBlock = () => act(() => queries.invalidateQueries({ queryKey: createReadKey(chain) }));

beforeEach(() => Object.assign(node, { locked: 1n, isAway: false, reads: [] }));
afterEach(() => {
  cleanup();
  queries.clear();
});

async function show() {
  const { result } = renderHook(() => usePools(({ isFinished }) => !isFinished), { wrapper });
  const readLocked = () => findValue(result.current.pools)?.map(({ totalLocked }) => totalLocked);
  await expect.poll(readLocked).toEqual([1n, 1n]);
  return { result, readLocked };
}

it('[POOL-01] given a new block, then the shown pools alone are read again', async () => {
  const { readLocked } = await show();
  expect(node.reads).toEqual([[live.address, finished.address]]);
  node.locked = 2n;
  await newBlock();
  expect(node.reads.slice(1)).toEqual([[live.address]]);
  await expect.poll(readLocked).toEqual([2n, 1n]);
});

it('[SHELL-06] given a block whose reads fail, then all pools are stale, and fresh once the node answers again', async () => {
  const { result } = await show();
  node.isAway = true;
  await newBlock();
  await expect.poll(() => result.current.pools.state).toBe('stale');
  node.isAway = false;
  act(() => result.current.retry());
  await expect.poll(() => result.current.pools.state).toBe('value');
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import { nftMarketTopic } from '@tradewind/schema/nft-market/hub-names';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { publishUpdate } from '../../../shared/live/topic-listeners.ts';
import { useMarketUpdates } from './use-market-updates.ts';

const chain = createTestChain();
const collection = toAddress('a');
const work = { collection, tokenId: '7', listing: null };

function publish(tokenId: number): void {
  publishUpdate({
    kind: 'area',
    topic: areaTopic(nftMarketTopic, chain.chainId),
    target: 'nft_market_changed',
    content: { chainId: chain.chainId, blockNumber: 7, works: [{ contract: collection, tokenId }] },
  });
}

/** Shows a query with this data, and returns its reads. */
async function show(data: object) {
  const read = vi.fn(() => Promise.resolve(data));
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{withChain(chain, children)}</QueryClientProvider>
  );
  renderHook(
    () => {
      useMarketUpdates('shown');
      return useQuery({ queryKey: createFactKey(chain, 'shown', 1), queryFn: read });
    },
    { wrapper },
  );
  await expect.poll(() => queries.isFetching()).toBe(0);
  return { read, queries };
}

afterEach(cleanup);

it.each([
  ['a work', { artwork: work }],
  ['a page', { works: [work] }],
  ['the first page of an endless list', { pages: [{ works: [work] }] }],
  ['an answer', { data: [work] }],
])(
  '[NFT-06] [HUB-02] given %s on screen, when a cue names its work, then it is read again; else not',
  async (_, data) => {
    const { read, queries } = await show(data);
    publish(8);
    expect(queries.isFetching()).toBe(0);
    publish(7);
    await expect.poll(() => read.mock.calls.length).toBe(2);
  },
);

it('[NFT-06] [HUB-02] given several pages on screen, when a cue names a work of theirs, then they wait for their poll', async () => {
  const { read, queries } = await show({ pages: [{ works: [] }, { works: [work] }] });
  publish(7);
  expect(queries.isFetching()).toBe(0);
  expect(read).toHaveBeenCalledTimes(1);
});

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

afterEach(cleanup);

it.each([
  ['a work', { artwork: work }],
  ['a page', { works: [work] }],
  ['several pages', { pages: [{ works: [] }, { works: [work] }] }],
  ['an answer', { data: [work] }],
])(
  '[NFT-06] [HUB-02] given %s on screen, when a cue names its work, then it is read again; else not',
  async (_, data) => {
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
    publish(8);
    expect(queries.isFetching()).toBe(0);
    publish(7);
    await expect.poll(() => read.mock.calls.length).toBe(2);
  },
);

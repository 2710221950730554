// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, toHash } from '../../../../test-support/known.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useNoticeStore } from '../../../shared/ui/notice-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { createSale } from '../stories/sample-sale.ts';
import { useFreeCollect } from './free-collect.mutation.ts';

vi.mock('../../../shared/chain/explorer-link.ts', () => ({
  getExplorerLink: (_kind: string, id: string) => `https://explorer/tx/${id}`,
}));
vi.mock('../../../shared/chain/use-chain.ts', () => ({ useChain: () => ({ chainId: 137 }) }));

const session = { account } as WalletSession;
const sale = createSale({ chainId: 137 });
const sent: unknown[] = [];
let answer: object = {};

beforeEach(() => {
  sent.length = 0;
  useNoticeStore.setState({ notices: [] });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)]);
    return new Response(JSON.stringify({ succeeded: true, data: [answer] }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function collect(result: { state: string; code?: string; txHash?: string }) {
  answer = { chainId: 137, sale: sale.address, code: null, txHash: null, ...result };
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result: hook } = renderHook(() => useFreeCollect(session, sale), { wrapper });
  const onCollected = vi.fn();
  act(() => hook.current.collect(onCollected));
  await vi.waitFor(() => expect(hook.current.isPending).toBe(false));
  await vi.waitFor(() => expect(useNoticeStore.getState().notices).toHaveLength(1));
  const [notice] = useNoticeStore.getState().notices;
  return { problem: hook.current.problem, title: notice?.title, closes: onCollected.mock.calls.length > 0 };
}

describe('[IDO-10] what our server collects of a sale', () => {
  it('given a payment in a block, then it says so, and the dialog closes', async () => {
    const done = await collect({ state: 'collected', txHash: toHash('7') });
    expect(done).toEqual({ problem: undefined, title: messages.collect.done, closes: true });
    expect(sent).toEqual([
      ['/api/launchpad/collect', { ownerAddress: account, sales: [{ chainId: 137, sale: sale.address }] }],
    ]);
  });

  it('given one that is not in a block yet, then it is never called done', async () => {
    const { title } = await collect({ state: 'collecting' });
    expect(title).toBe(messages.collect.underWay);
  });

  it.each([
    ['COLLECT_TOO_DEAR', messages.launchpadWrite.freeRefused.tooDear],
    ['COLLECT_ONESELF_ONLY', messages.collect.oneselfOnly],
    ['NOTHING_TO_COLLECT', messages.launchpadWrite.freeRefused.nothing],
    ['COLLECT_FAILED', messages.launchpadWrite.freeRefused.failed],
  ])('given the refusal %s, then the dialog stays, with its reason', async (code, reason) => {
    const refused = await collect({ state: 'refused', code });
    expect(refused).toEqual({ problem: reason, title: messages.collect.failed, closes: false });
  });
});

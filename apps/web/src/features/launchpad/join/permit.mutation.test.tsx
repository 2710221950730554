// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { ensureSignedIn } from '../../../shared/account/ensure-signed-in.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { createSale } from '../stories/sample-sale.ts';
import { usePermit } from './permit.mutation.ts';

const time = vi.hoisted(() => ({ now: 1_000 }));
vi.mock('../../../shared/chain/use-chain-time.ts', () => ({ useChainTime: () => time.now }));
vi.mock('../../../shared/account/ensure-signed-in.ts', () => ({ ensureSignedIn: vi.fn() }));

const session = { account } as WalletSession;
const sale = createSale({ chainId: 137, signer: account });
const permit = { maxCommit: '99', weight: 1, deadline: 1_900, signature: '0x12' };
const refusal = {
  succeeded: false,
  data: null,
  message: 'On the sale’s network.',
  retryable: false,
  requestId: 'r',
};
const answers: object[] = [];
const sent: unknown[] = [];

beforeEach(() => {
  answers.length = 0;
  sent.length = 0;
  time.now = 1_000;
  vi.mocked(ensureSignedIn).mockReset();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify(answers.shift()));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(() => usePermit(sale, session), { wrapper });
  const request = async () => {
    act(() => {
      result.current.request();
    });
    await vi.waitFor(() => expect(result.current.isPending).toBe(false));
  };
  return { result, rerender, request };
}

const signedInOn = () => vi.mocked(ensureSignedIn).mock.calls.map(([, , chainId]) => chainId);

it('[IDO-15] given a session that counts on the sale’s chain, then one click gets the permit, until its deadline', async () => {
  answers.push({ succeeded: true, data: permit });
  const { result, rerender, request } = show();
  expect(result.current.isMissing).toBe(true);
  await request();
  await vi.waitFor(() => expect(result.current.value).toMatchObject({ maxCommit: 99n, deadline: 1_900 }));
  expect(sent).toEqual([{ ownerAddress: account, chainId: 137, sale: sale.address }]);
  expect(signedInOn()).toEqual([]);
  time.now = 1_900;
  rerender();
  expect(result.current.isMissing).toBe(true);
});

it('[IDO-15] given a contract wallet with a session of another chain, then it learns where to sign in, and the next click does', async () => {
  const refused = { ...refusal, code: 'SIGN_IN_ON_SALE_CHAIN' };
  answers.push(refused, { succeeded: true, data: permit });
  const { result, request } = show();
  await request();
  await vi.waitFor(() => expect(result.current.needsSaleChain).toBe(true));
  expect(result.current.failure).toBe('On the sale’s network.');
  expect(signedInOn()).toEqual([]);
  await request();
  await vi.waitFor(() => expect(result.current.isMissing).toBe(false));
  expect(signedInOn()).toEqual([137]);
  expect(result.current.needsSaleChain).toBe(false);
});

it('[IDO-15] given no session, then the wallet signs in for the sale’s chain', async () => {
  answers.push({ ...refusal, code: 'SIGN_IN_REQUIRED' }, { succeeded: true, data: permit });
  const { result, request } = show();
  await request();
  await vi.waitFor(() => expect(result.current.isMissing).toBe(false));
  expect(signedInOn()).toEqual([137]);
});

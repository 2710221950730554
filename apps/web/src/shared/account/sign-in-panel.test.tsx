// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WalletSession } from '../wallet/wallet-session.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { ensureSignedIn } from './ensure-signed-in.ts';
import { useSignedInStore } from './signed-in-store.ts';

vi.mock('./ensure-signed-in.ts', () => ({ ensureSignedIn: vi.fn() }));

const account = `0x${'a1'.repeat(20)}` as const;
const wallet = { account, chainId: 1, isOnNetwork: true, connector: {} } as unknown as WalletSession;
const session = {
  id: '00000000-0000-4000-8000-000000000001',
  address: account,
  chainId: 1,
  userAgent: '',
  origin: 'https://tradewind.example',
  createdAt: '2026-05-01T10:00:00.000Z',
  lastUsedAt: '2026-05-01T10:00:00.000Z',
  expiresAt: '2036-05-08T10:00:00.000Z',
  isCurrent: true,
  proof: 'key' as const,
};

function show(answer: () => Promise<Response>) {
  const requested = vi.fn(answer);
  vi.stubGlobal('fetch', requested);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <SignInPanel wallet={wallet} onManage={() => undefined} />
    </QueryClientProvider>,
  );
  return requested;
}

const answering = (data: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify({ succeeded: true, data })));

beforeEach(() => {
  vi.mocked(ensureSignedIn).mockReset();
  useSignedInStore.setState({ account });
});
afterEach(cleanup);

it('[WAL-05] sends no request before the first sign-in of the account here', () => {
  useSignedInStore.setState({ account: undefined });
  const requested = show(answering(session));
  expect(screen.queryByText('Not signed in')).not.toBeNull();
  expect(requested).not.toHaveBeenCalled();
});

it('[WAL-05] distinguishes a session, no session, an expired one and an unknown one', async () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(true);
  cleanup();
  show(answering(session));
  await screen.findByText('Signed in');
  expect(screen.queryByRole('button', { name: 'Sessions' })).not.toBeNull();
  cleanup();
  show(() => Promise.reject(new TypeError('fetch failed')));
  await screen.findByText('The site can’t tell now whether you are signed in.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(false);
  cleanup();
  show(answering(null));
  await screen.findByText('Not signed in');
  expect(useSignedInStore.getState().account).toBeUndefined();
});

it('[WAL-05] [WAL-06] shows what to do while the wallet prompts, and no error when the user declines', async () => {
  useSignedInStore.setState({ account: undefined });
  const answer = Promise.withResolvers<never>();
  vi.mocked(ensureSignedIn).mockReturnValueOnce(answer.promise);
  show(answering(null));
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Confirm in your wallet');
  answer.reject(Object.assign(new Error('declined'), { code: 4001 }));
  await screen.findByText('Some actions ask for it. You sign a message, which costs nothing.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[WAL-06] shows any other error', async () => {
  useSignedInStore.setState({ account: undefined });
  vi.mocked(ensureSignedIn).mockRejectedValueOnce(Object.assign(new Error('locked'), { code: 4100 }));
  show(answering(null));
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Unlock/i);
});

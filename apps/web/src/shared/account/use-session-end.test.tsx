// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signOut } from './sign-out.ts';
import { useSessionEnd } from './use-session-end.ts';
import { useSignedInStore } from './signed-in-store.ts';
import { alice } from '../../../test-support/known.ts';

const connection = vi.hoisted(() => ({ current: {} as { status: string; address?: string } }));
vi.mock('wagmi', () => ({ useConnection: () => connection.current }));
vi.mock('./sign-out.ts', () => ({ signOut: vi.fn(async () => undefined) }));

const connected = (address: string) => ({ status: 'connected', address });
const disconnected = { status: 'disconnected' };

function watch(first: typeof connection.current) {
  connection.current = first;
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { rerender } = renderHook(() => useSessionEnd(), { wrapper });
  return (next: typeof connection.current) => {
    connection.current = next;
    rerender();
  };
}

beforeEach(() => useSignedInStore.setState({ account: alice }));
afterEach(() => {
  cleanup();
  vi.mocked(signOut).mockClear();
});

it('[WAL-05] ends the session when another account is connected, from the start or later', async () => {
  watch(connected(`0x${'b2'.repeat(20)}`));
  await expect.poll(() => signOut).toHaveBeenCalledTimes(1);
  const change = watch(connected(alice));
  change(connected(`0x${'b2'.repeat(20)}`));
  await expect.poll(() => signOut).toHaveBeenCalledTimes(2);
});

it('[WAL-05] ends the session when the wallet disconnects', async () => {
  const change = watch(connected(alice.toUpperCase().replace('X', 'x')));
  change(disconnected);
  await expect.poll(() => signOut).toHaveBeenCalledTimes(1);
});

it('[WAL-05] keeps the session while the wallet reconnects', async () => {
  const change = watch(disconnected);
  change({ status: 'connecting' });
  change({ status: 'reconnecting', address: `0x${'b2'.repeat(20)}` });
  change(connected(alice));
  await vi.dynamicImportSettled();
  expect(signOut).not.toHaveBeenCalled();
});

it('sends no request where nobody signed in', async () => {
  useSignedInStore.setState({ account: undefined });
  const change = watch(connected(alice));
  change(disconnected);
  await vi.dynamicImportSettled();
  expect(signOut).not.toHaveBeenCalled();
});

it('[WAL-05] given two tabs, when one signs out, then the other is signed out', () => {
  watch(connected(alice));
  localStorage.setItem('tradewind.signed-in', '{"state":{},"version":0}');
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'tradewind.signed-in' }));
  expect(useSignedInStore.getState().account).toBeUndefined();
});

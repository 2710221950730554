// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import { lookUpName, type NameLookup } from './look-up-name.ts';
import { useRecipient } from './recipient.query.ts';

vi.mock('./look-up-name.ts', () => ({ lookUpName: vi.fn() }));

const address = toAddress('7');
const found: NameLookup = { kind: 'found', name: 'alice.eth', address };

function renderRecipient(first: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{withChain(createTestChain(), children)}</QueryClientProvider>
  );
  return renderHook(({ text }) => useRecipient(text), { wrapper, initialProps: { text: first } });
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(lookUpName).mockReset().mockResolvedValue(found);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useRecipient', () => {
  it('[TOK-09] resolves a name once the typing has stopped for 200 ms', async () => {
    const { result, rerender } = renderRecipient('');
    for (const text of ['a', 'a.', 'a.e', 'a.et', 'alice.eth']) {
      rerender({ text });
      act(() => void vi.advanceTimersByTime(150));
    }
    expect(result.current).toEqual({ status: 'resolving' });
    expect(lookUpName).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(50));
    await expect.poll(() => result.current).toEqual({ status: 'resolved', name: 'alice.eth', address });
    expect(vi.mocked(lookUpName).mock.calls.map(([, name]) => name)).toEqual(['alice.eth']);
  });

  it('[SWAP-06] never shows the account of one name for the text of another', async () => {
    const { result, rerender } = renderRecipient('alice.eth');
    await expect.poll(() => result.current.status).toBe('resolved');
    rerender({ text: 'alice.et' });
    expect(result.current).toEqual({ status: 'resolving' });
  });

  it.each([
    ['', { status: 'empty' }],
    [address, { status: 'resolved', address }],
    ['nonsense', { status: 'invalid', problem: 'malformed' }],
    ['0x12', { status: 'invalid', problem: 'malformed' }],
  ])('[SWAP-06] needs no network for %j', (text, recipient) => {
    expect(renderRecipient(text).result.current).toEqual(recipient);
    expect(lookUpName).not.toHaveBeenCalled();
  });

  it('[SWAP-06] distinguishes a name without an address from a network that does not answer', async () => {
    vi.mocked(lookUpName).mockResolvedValueOnce({ kind: 'not-found' });
    const { result } = renderRecipient('nobody.eth');
    await expect.poll(() => result.current).toEqual({ status: 'invalid', problem: 'not-found' });
    vi.mocked(lookUpName).mockRejectedValueOnce(new Error('no node'));
    const silent = renderRecipient('carol.eth').result;
    await expect.poll(() => silent.current.status).toBe('unknown');
    act(() => {
      if (silent.current.status === 'unknown') silent.current.retry();
    });
    await expect.poll(() => silent.current.status).toBe('resolved');
  });
});

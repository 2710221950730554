// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import { findReferral, keepReferral } from '../../../shared/referral/kept-referral.ts';
import { useReferrer } from './referrer.query.ts';

const artist = {
  id: 7,
  ownerAddress: account,
  artistName: 'Ann',
  artistDescription: 'Paints.',
  publicProfileLink: 'https://ann.example',
  avatarName: `${'a'.repeat(64)}.png`,
  banner: null,
};

/** The referrer of a browser that followed the link of artist 7, with these answers of the API. */
function open(profile: object | 'missing', counting: readonly object[]) {
  keepReferral('?ref=7', Date.now());
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    if (url.includes('getbyOwnerwallet')) return Response.json({ succeeded: true, data: counting });
    if (profile !== 'missing') return Response.json({ succeeded: true, data: profile });
    const reason = { code: 'ARTIST_NOT_FOUND', message: 'No such artist.', retryable: false };
    return Response.json({ succeeded: false, data: null, ...reason, requestId: 'test' });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{withChain(createTestChain(), children)}</QueryClientProvider>
  );
  return { requested, ...renderHook(() => useReferrer(), { wrapper }) };
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('[ART-04] given a kept link, then the account of its artist is the referrer', async () => {
  const { result } = open(artist, [artist]);
  await expect.poll(() => result.current).toBe(account);
});

it('[ART-04] given a profile that does not count on this chain, then nobody is', async () => {
  const { result, requested } = open(artist, []);
  await expect.poll(() => requested).toHaveLength(2);
  expect(result.current).toBeUndefined();
  expect(findReferral(Date.now())).toBe(7);
});

it('[ART-04] given a number that no artist has, then it is forgotten', async () => {
  const { result } = open('missing', []);
  await expect.poll(() => findReferral(Date.now())).toBeUndefined();
  expect(result.current).toBeUndefined();
});

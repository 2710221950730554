// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { TokenPage } from './token-page.tsx';

const current = vi.hoisted(() => ({ state: '' }));
vi.mock('./token-summaries.query.ts', () => ({
  useTokenSummary: () => ({
    token: { state: current.state, value: undefined },
    retry: () => undefined,
    isRetrying: false,
  }),
}));

function show(state: 'value' | 'stale' | 'loading') {
  current.state = state;
  render(
    <MemoryRouter initialEntries={[`/tokens/${toAddress('a')}`]}>
      <Routes>
        <Route path="/tokens/:address" element={<TokenPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

const noToken = () => screen.queryAllByText('No pool has a token at this address.')[0];
const stale = () => screen.queryByText('These are the last known figures.');

afterEach(cleanup);

it('[LIQ-10] given a stopped index that has no such token, then the page says so, and that the answer is old', () => {
  show('stale');
  expect(noToken()).toBeTruthy();
  expect(stale()).toBeTruthy();
});

it('[LIQ-10] given an index that has no such token, then the page says so; while it is read, it does not', () => {
  show('value');
  expect(noToken()).toBeTruthy();
  expect(stale()).toBeNull();
  cleanup();
  show('loading');
  expect(noToken()).toBeUndefined();
});

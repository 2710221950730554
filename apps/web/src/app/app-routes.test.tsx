// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../shared/api-client/query-client.ts';
import { createTestChain, withChain } from '../shared/chain/chain.test-support.tsx';
import { AppRoutes } from './app-routes.tsx';
import { routes } from './route-table.ts';

// Nobody is connected; the parts of a page that wait for the wallet's code may load before or after its heading.
vi.mock('../shared/wallet/wallet-session.ts', () => ({ useWalletSession: () => undefined }));

const config = {
  chainId: 31337,
  chains: [{ chainId: 31337, rpcUrls: ['/rpc'], explorer: '/explorer' }],
  mode: 'local',
  links: { audits: [] },
};

/** Their code is transformed again after an edit, which no wait for a heading covers on a busy machine. */
beforeAll(async () => {
  const opened = routes.filter(({ path }) => path === '/' || path === '/ino');
  expect(opened).toHaveLength(2);
  await Promise.all(opened.map(({ load }) => load()));
}, 300_000);

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="runtime-config">${JSON.stringify(config)}</script>`;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in this test')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(address: string): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>{withChain(createTestChain(), <AppRoutes />)}</MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('AppRoutes', () => {
  it('[SHELL-01] an unknown path redirects to home', async () => {
    open('/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: /from your own wallet/ })).toBeDefined();
  });

  it('[SHELL-01] a page whose area does not exist yet says so and describes the area', async () => {
    open('/ino');
    expect(await screen.findByRole('heading', { level: 1, name: 'INO Launchpad' })).toBeDefined();
    expect(screen.getByText('Not built yet')).toBeDefined();
    // An effect sets it, which may run after the heading is there.
    await expect.poll(() => document.title).toBe('INO Launchpad · Tradewind');
  });
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { createTestChain, withChain } from '../../shared/chain/chain.test-support.tsx';
import { ProjectInPage, ProjectPage } from './project-page.tsx';
import { createProject, createRound } from './stories/sample-project.ts';

const server = vi.hoisted(() => ({ answer: (_url: string, _body: unknown): unknown => undefined }));

vi.mock('../../shared/wallet/wallet-session.ts', () => ({ useWalletSession: () => undefined }));
vi.mock('../../shared/chain/runtime-config.ts', () => ({
  getRuntimeConfig: () => ({ chainId: 31337, chains: [] }),
  getChainConfig: () => ({ explorer: '/explorer' }),
}));

const waiting = { details: [createRound({ onChain: { kind: 'none' } })] };
const project = createProject(waiting);

// The page loads it after its first frame.
beforeAll(async () => void (await import('./project/named-project.tsx')));
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const answered = server.answer(url, init.body);
    if (answered === undefined) throw new TypeError('fetch failed');
    return new Response(JSON.stringify(answered));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(path: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      {withChain(
        createTestChain(),
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/launchpad" element={<ProjectInPage symbol="keel" />} />
            <Route path="/launchpad/:ownerAddress/:id" element={<ProjectPage />} />
          </Routes>
        </MemoryRouter>,
      )}
    </QueryClientProvider>,
  );
}

const succeed = (data: unknown) => ({ succeeded: true, data });

it('[IDO-06] given the owner and the number of a project, then its header, info and rounds', async () => {
  server.answer = (url) => (url === '/api/Ido/1' ? succeed(project) : undefined);
  show(`/launchpad/${project.owner}/1`);
  expect((await screen.findByRole('heading', { name: 'Keel Protocol KEEL' })).tagName).toBe('H1');
  const info = screen.getByRole('region', { name: 'Project info' });
  expect(info.textContent).toContain('BNB Chain');
  expect(info.textContent).toContain('2,000,000 KEEL');
  expect(screen.getByRole('region', { name: 'Public round' }).textContent).toContain(
    'Commit fund starts in : TBA',
  );
});

it.each([
  ['another owner', `/launchpad/${toAddress('7')}/1`, succeed(project)],
  [
    'a project without a sale, which has no owner',
    `/launchpad/${project.owner}/1`,
    succeed({ ...project, owner: null }),
  ],
  [
    'an unknown number',
    `/launchpad/${project.owner}/9`,
    { succeeded: false, data: null, code: 'PROJECT_NOT_FOUND', message: 'no', requestId: 'r' },
  ],
])('[IDO-06] given %s in the path, then there is no such project', async (_, path, answer) => {
  server.answer = () => answer;
  show(path);
  expect(await screen.findByText('There is no such project')).toBeDefined();
  expect(screen.queryByText('Keel Protocol')).toBeNull();
});

it('[IDO-01] given a symbol inside the list page, then the project of that symbol', async () => {
  const bodies: unknown[] = [];
  server.answer = (url, body) => {
    bodies.push(body);
    return url === '/api/launchpad/detail' ? succeed(project) : undefined;
  };
  show('/launchpad');
  expect(await screen.findByText('Keel Protocol')).toBeDefined();
  expect(bodies).toEqual(['{"address":"","symbol":"keel"}']);
});

it('[SHELL-06] given a server that is away, then the page says where the money is, and how to get it', async () => {
  server.answer = () => undefined;
  show(`/launchpad/${project.owner}/1`);
  expect(await screen.findByText('We can’t reach our server')).toBeDefined();
  expect(screen.getByRole('link', { name: /Take/i }).getAttribute('href')).toBe('/take-back');
});

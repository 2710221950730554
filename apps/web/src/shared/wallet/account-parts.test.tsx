// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import type { AccountPart } from '../site/account-part.ts';
import type { Area } from '../site/area.ts';
import { AreasContext } from '../site/areas-context.ts';
import { PositionsPanel } from './drawer/positions-panel.tsx';

const unread = 'Some of your positions could not be loaded';
const toPart = (name: string): AccountPart => ({ Positions: () => <p>{name}</p> });

function Broken(): never {
  throw new Error('broken');
}

function show(...accounts: readonly (() => Promise<AccountPart>)[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const areas = accounts.map((account): Area => ({ pages: [], account, local: undefined }));
  render(
    <QueryClientProvider client={queries}>
      <AreasContext value={areas}>
        <PositionsPanel account={toAddress('a')} />
      </AreasContext>
    </QueryClientProvider>,
  );
  return queries;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('[SHELL-09] given an area whose code does not load, then the positions of the others are shown, and it can be loaded again', async () => {
  let isAway = true;
  show(
    async () => toPart('pools'),
    async () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return toPart('rounds');
    },
  );
  await screen.findByText(unread);
  expect(screen.getByText('pools')).toBeTruthy();
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('rounds');
  expect(screen.queryByText(unread)).toBeNull();
});

it('[SHELL-09] given an area whose positions fail, then those of the others stay', async () => {
  show(
    async () => ({ Positions: Broken }),
    async () => toPart('rounds'),
  );
  await screen.findByText('This part of the site stopped working');
  expect(await screen.findByText('rounds')).toBeTruthy();
});

it('given shown positions, when another tab signs out, then they stay', async () => {
  const load = vi.fn(async () => toPart('pools'));
  const queries = show(load);
  await screen.findByText('pools');
  await act(() => queries.resetQueries({ queryKey: ['account'] }));
  expect(screen.getByText('pools')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

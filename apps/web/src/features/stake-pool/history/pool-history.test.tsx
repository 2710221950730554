// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import { useLiveStore } from '../../../shared/live/live-store.ts';
import { createPool, dollarToken } from '../stories/sample-pool.ts';
import { createMove, toMovesAnswer } from './move.test-support.ts';
import { PoolHistory } from './pool-history.tsx';

vi.mock('../../../shared/live/use-area-updates.ts', () => ({ useAreaUpdates: () => undefined }));

vi.mock('../../../shared/chain/explorer-link.ts', () => ({
  getExplorerLink: (kind: string, id: string) => `http://explorer/${kind}/${id}`,
}));

/** The history whose requests are answered one after the other; an error where there is no answer. */
function show(...answers: readonly Response[]) {
  const left = [...answers];
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(new URL(url, 'http://x').search);
    const answer = left.shift();
    if (!answer) throw new TypeError('no answer');
    return answer;
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const history = <PoolHistory pool={createPool({ earn: dollarToken })} account={account} />;
  render(<QueryClientProvider client={queries}>{withChain(createTestChain(), history)}</QueryClientProvider>);
  return requested;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useLiveStore.setState({ isIndexStale: false });
});

it('[POOL-02] given moves, then each has its amounts with every digit and its transaction, and more of them on demand', async () => {
  const exit = { change: 'unstaked' as const, logIndex: 9, fee: '7', reward: '1000001' };
  const requested = show(toMovesAnswer([createMove(exit)], '12-9'), toMovesAnswer([createMove()]));
  const row = (await screen.findByText('Unstaked')).closest('tr')!;
  expect(row.textContent).toContain('Unstaked · 30 days');
  expect(row.textContent).toContain('Principal 500.000000000000000001 BSCS');
  expect(row.textContent).toContain('Fee 0.000000000000000007 BSCS');
  // In the earn token, as the contract has it.
  expect(row.textContent).toContain('Reward 1.000001 USDT');
  expect(row.querySelector('a')?.href).toContain(`/tx/${createMove().txHash}`);
  expect(screen.queryByText('Staked')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect((await screen.findByText('Staked')).closest('tr')!.textContent).not.toContain('Reward');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(requested.map((query) => new URLSearchParams(query).get('cursor'))).toEqual([null, '12-9']);
  expect(screen.getByRole('button', { name: 'Save CSV: Your history in this pool' })).toBeDefined();
});

it('[POOL-02] given no moves, then it says so, and there is no file', async () => {
  show(toMovesAnswer([]));
  expect(await screen.findByText('You have not staked in this pool yet.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('[SHELL-06] given an index that does not answer, then the history is unknown, never empty, and read again on demand', async () => {
  show();
  expect(await screen.findByText('Your history could not be read')).toBeDefined();
  expect(screen.queryByText('You have not staked in this pool yet.')).toBeNull();
  vi.stubGlobal('fetch', async () => toMovesAnswer([createMove()]));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Staked')).toBeDefined();
});

it('[SHELL-06] given an index that stopped, then its last answer is marked', async () => {
  useLiveStore.setState({ isIndexStale: true });
  show(toMovesAnswer([createMove()]));
  expect(await screen.findByText(/last said/)).toBeDefined();
  expect(screen.getByText('Staked')).toBeDefined();
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../test-support/known.ts';
import type { Chain } from '../../shared/chain/chain.ts';
import { createTestChain, withChain } from '../../shared/chain/chain.test-support.tsx';
import type { Reading } from '../../shared/chain/reading.ts';
import { messages } from '../../shared/message/messages.ts';
import { createOwnPart } from './own/own-part.test-support.ts';
import type { StakePool } from './pool/pool.ts';
import { PoolPage } from './pool-page.tsx';
import { createPool } from './stories/sample-pool.ts';

type Pools = Reading<readonly StakePool[]>;
const page = vi.hoisted((): { pools: unknown; retry: () => void; session: unknown; part: unknown } => ({
  pools: undefined,
  retry: () => undefined,
  session: undefined,
  part: undefined,
}));
vi.mock('./pool/pools.query.ts', () => ({
  usePools: () => ({ pools: page.pools, retry: page.retry, isRetrying: false }),
}));
vi.mock('./own/own-part.query.ts', () => ({ useOwnPart: () => page.part }));
vi.mock('./history/pool-history-slot.tsx', () => ({ PoolHistorySlot: () => <p>history</p> }));
vi.mock('../../shared/chain/use-chain-time.ts', () => ({
  useChainTime: () => 1_000,
  useBlockTime: () => 1_000n,
}));
vi.mock('../../shared/token-list/currency-logo.tsx', () => ({ CurrencyLogo: () => null }));
vi.mock('../../shared/token-list/fiat-text.tsx', () => ({ FiatText: () => null }));
vi.mock('../../shared/chain/explorer-link.ts', () => ({ getExplorerLink: () => 'http://explorer' }));
vi.mock('../../shared/wallet/wallet-session.ts', () => ({ useWalletSession: () => page.session }));

const pool = createPool({ number: 3 });
const stale = messages.ui.stale;
const noPool = 'There is no such pool';
const noAccount = 'Connect a wallet to see your stakes.';
const withoutFactory = createTestChain({ chainId: 56 });
const value: Pools = { state: 'value', value: [pool] };
const part = createOwnPart(pool, 0n);

function show(pools: Pools, written = '3', chain: Chain = createTestChain()) {
  page.pools = pools;
  render(
    <MemoryRouter initialEntries={[`/StakePool/${written}`]}>
      <QueryClientProvider client={new QueryClient()}>
        {withChain(
          chain,
          <Routes>
            <Route path="/StakePool/:id" element={<PoolPage />} />
          </Routes>,
        )}
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const findPeriod = () => within(screen.getByRole('region', { name: 'Periods' })).getByText('30 days');
const isOff = (name: string) =>
  screen.getByRole('button', { name }).matches('[aria-disabled="true"], :disabled');

beforeEach(() =>
  Object.assign(page, { retry: vi.fn(), session: undefined, part: { state: 'value', value: part } }),
);
afterEach(cleanup);

it('[POOL-02] given a pool that is still read, then placeholders are shown, and nothing is said of it', () => {
  show({ state: 'loading' });
  expect(document.querySelectorAll('.skeleton')).not.toHaveLength(0);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Launch Pool',
    'Expired',
    'Staking',
    'About this pool',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(noPool)).toBeNull();
});

it.each([['4'], [toAddress('b')], ['3x']])(
  '[POOL-02] given the path %s that no pool of the factory has, then the page says so',
  (written) => {
    show(value, written);
    expect(screen.getByText(noPool)).toBeDefined();
    expect(screen.queryByText(stale)).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  },
);

it('[SHELL-06] given an old list without the pool, then the page also says that the list is old', () => {
  show({ state: 'stale', value: [pool] }, '4');
  expect(screen.getByText(noPool)).toBeDefined();
  expect(screen.getByText(stale)).toBeDefined();
});

it('[POOL-02] given a network without a factory, then the page says that it has no pools', () => {
  show({ state: 'value', value: [] }, '3', withoutFactory);
  expect(screen.getByText('There are no launch pools on this network.')).toBeDefined();
  expect(screen.queryByText(noPool)).toBeNull();
});

it('[SHELL-06] given a node that does not answer, then the pool is unknown, not missing, and read again on demand', () => {
  show({ state: 'unknown', reason: new Error('no answer') });
  expect(screen.getByRole('alert').textContent).toContain(messages.shell.unknownError);
  expect(screen.queryByText(noPool)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(page.retry).toHaveBeenCalledOnce();
});

it.each([['3'], [pool.address.toUpperCase().replace('0X', '0x')]])(
  '[POOL-02] given no wallet, when %s is opened, then the pool is shown with the way to connect one',
  (written) => {
    show(value, written);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stake BSCS, earn BSCS');
    expect(screen.getByText(noAccount)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeDefined();
    expect(screen.queryByText('history')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Stake' })).toBeNull();
    expect(findPeriod().closest('tr')!.textContent).toContain('–');
  },
);

it('[SHELL-06] given a pool that could not be read again, then it says that it is old, and stays', () => {
  show({ state: 'stale', value: [pool] });
  expect(screen.getByText(stale)).toBeDefined();
  expect(screen.getByRole('region', { name: 'About this pool' })).toBeDefined();
});

it('[POOL-02] given stakes of the account, then the pool shows them, with its history', () => {
  page.session = { account };
  show(value);
  expect(screen.getByRole('button', { name: 'Stake' })).toBeDefined();
  expect(findPeriod().closest('tr')!.textContent).toContain('200.0000 BSCS');
  expect(screen.getByText('history')).toBeDefined();
  expect(screen.queryByText(noAccount)).toBeNull();
});

it('[SHELL-06] given stakes that the node does not report, then they are a dash, not 0, and the pool stays', () => {
  Object.assign(page, { session: { account }, part: { state: 'unknown', reason: undefined } });
  show(value);
  expect(screen.getByText(/They are safe in the contract/)).toBeDefined();
  expect(findPeriod().closest('tr')!.textContent).toContain('–');
  expect(screen.queryByRole('button', { name: 'Stake' })).toBeNull();
  expect(screen.getByRole('region', { name: 'About this pool' })).toBeDefined();
});

it('[POOL-02] given a finished pool, then it takes no stake, and its stakes still leave', () => {
  page.session = { account };
  show({ state: 'value', value: [createPool({ number: 3, isFinished: true })] });
  expect(['Stake', 'UnStake', 'Harvest'].map(isOff)).toEqual([true, false, false]);
});

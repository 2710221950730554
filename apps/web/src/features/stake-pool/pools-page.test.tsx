// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../test-support/known.ts';
import type { Chain } from '../../shared/chain/chain.ts';
import { createTestChain, withChain } from '../../shared/chain/chain.test-support.tsx';
import type { Reading } from '../../shared/chain/reading.ts';
import { messages } from '../../shared/message/messages.ts';
import type { OwnSums } from './own/own-sums.query.ts';
import type { StakePool } from './pool/pool.ts';
import { PoolsPage } from './pools-page.tsx';
import { createPool } from './stories/sample-pool.ts';

type Pools = Reading<readonly StakePool[]>;
const page = vi.hoisted(
  (): { pools: unknown; isRetrying: boolean; retry: () => void; session: unknown; sums: unknown } => ({
    pools: undefined,
    isRetrying: false,
    retry: () => undefined,
    session: undefined,
    sums: undefined,
  }),
);
vi.mock('./pool/pools.query.ts', () => ({
  usePools: () => ({ pools: page.pools, retry: page.retry, isRetrying: page.isRetrying }),
}));
vi.mock('./own/own-sums.query.ts', () => ({ useOwnSums: () => page.sums }));
vi.mock('./pool/total-value.tsx', () => ({ TotalValue: () => null }));
vi.mock('../../shared/token-list/balances.query.ts', () => ({ useBalances: () => ({ state: 'loading' }) }));
vi.mock('../../shared/token-list/currency-logo.tsx', () => ({ CurrencyLogo: () => null }));
vi.mock('../../shared/wallet/wallet-session.ts', () => ({ useWalletSession: () => page.session }));

const unit = 10n ** 18n;
const live = createPool();
const finished = createPool({ number: 1, address: toAddress('f'), isFinished: true });
const both = [live, finished];
const stale = messages.ui.stale;

/** A chain whose factory the deployments do not name. */
const withoutFactory = createTestChain({ chainId: 56 });

async function show(pools: Pools, path = '/StakePool', chain: Chain = createTestChain()) {
  page.pools = pools;
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <QueryClientProvider client={new QueryClient()}>
          {withChain(chain, <PoolsPage />)}
        </QueryClientProvider>
      </MemoryRouter>,
    );
    await import('./all-pools.tsx');
  });
  return within(screen.getByRole('tabpanel'));
}

beforeEach(() => {
  const sums: Reading<ReadonlyMap<string, OwnSums>> = { state: 'loading' };
  Object.assign(page, { isRetrying: false, retry: vi.fn(), session: undefined, sums });
});
afterEach(cleanup);

it('[POOL-01] given pools that are still read, then placeholders are shown, and no list is empty', async () => {
  const list = await show({ state: 'loading' });
  expect(document.querySelectorAll('[role="tabpanel"] .skeleton')).not.toHaveLength(0);
  expect(list.queryByRole('link')).toBeNull();
  expect(list.queryByText(/No pool/)).toBeNull();
  expect(list.queryByRole('alert')).toBeNull();
});

it.each([
  ['Live', '/StakePool', finished, 'No pool is open now'],
  ['Finished', '/StakePool?list=finished', live, 'No pool has finished yet'],
] as const)('[POOL-01] given no pool of the list %s, then it says so', async (_list, path, other, empty) => {
  const list = await show({ state: 'value', value: [other] }, path);
  expect(list.getByText(empty)).toBeDefined();
  expect(list.queryAllByRole('listitem')).toHaveLength(0);
  expect(list.queryByText(stale)).toBeNull();
});

it('[POOL-01] given pools of both kinds, then each is in its list alone', async () => {
  const list = await show({ state: 'value', value: both });
  const listPools = () => list.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(listPools()).toEqual(['/StakePool/0']);
  fireEvent.click(screen.getByRole('tab', { name: 'Finished' }));
  expect(listPools()).toEqual(['/StakePool/1']);
});

it.each([
  ['with pools', [live]],
  ['without pools', []],
])(
  '[SHELL-06] given a list %s that could not be read again, then it says that it is old',
  async (_case, value) => {
    const list = await show({ state: 'stale', value });
    expect(list.getByText(stale)).toBeDefined();
    expect(list.queryAllByRole('heading')).toHaveLength(value.length);
  },
);

it('[SHELL-06] given a node that does not answer, then the pools are unknown, not none, and read again on demand', async () => {
  const list = await show({ state: 'unknown', reason: new Error('no answer') });
  expect(list.getByRole('alert').textContent).toContain(messages.shell.unknownError);
  expect(list.queryByText(/No pool/)).toBeNull();
  fireEvent.click(list.getByRole('button', { name: 'Try again' }));
  expect(page.retry).toHaveBeenCalledOnce();
});

it('[SHELL-06] given pools that are read again, then no second request begins', async () => {
  page.isRetrying = true;
  const list = await show({ state: 'unknown', reason: undefined });
  const again = list.getByRole('button', { name: 'Try again' });
  fireEvent.click(again);
  expect(page.retry).not.toHaveBeenCalled();
});

it.each([['/StakePool'], ['/StakePool?list=finished']])(
  '[POOL-01] given a network without a factory, then %s says that, and not that none is open',
  async (path) => {
    const list = await show({ state: 'value', value: [] }, path, withoutFactory);
    expect(list.getByText('There are no launch pools on this network.')).toBeDefined();
    expect(list.queryByText(/No pool/)).toBeNull();
  },
);

it('[POOL-01] given no wallet, then the pools are shown without sums of an account', async () => {
  const list = await show({ state: 'value', value: [live] });
  expect(list.getByText('Stake BSCS, earn BSCS')).toBeDefined();
  expect(list.queryByText('Your stake')).toBeNull();
});

const sums = new Map([[live.address, { staked: 3n * unit, matured: 2n * unit, credit: 0n }]]);

it.each([
  ['known', { state: 'value', value: sums }, ['3.0000 BSCS', '2.0000 BSCS']],
  ['old', { state: 'stale', value: sums }, ['3.0000 BSCS', '2.0000 BSCS']],
  ['still read', { state: 'loading' }, []],
  ['unknown', { state: 'unknown', reason: undefined }, []],
] as const)(
  '[POOL-01] given sums of the account that are %s, then they are shown where they are known',
  async (_case, own, amounts) => {
    Object.assign(page, { session: { account }, sums: own });
    const list = await show({ state: 'value', value: [live] });
    const shown = ['Your stake', 'Ready to take'].flatMap((label) => {
      const value = list.queryByText(label)?.nextElementSibling?.textContent;
      return value === undefined ? [] : [value];
    });
    expect(shown).toEqual(amounts);
  },
);

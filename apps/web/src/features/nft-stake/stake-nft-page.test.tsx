// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../test-support/known.ts';
import type { Chain } from '../../shared/chain/chain.ts';
import { createTestChain, withChain } from '../../shared/chain/chain.test-support.tsx';
import type { Reading } from '../../shared/chain/reading.ts';
import { messages } from '../../shared/message/messages.ts';
import { StakeNftPage } from './stake-nft-page.tsx';
import type { WalletWorks } from './works/wallet-works.query.ts';
import { mostStaked, type StakedWork, type StakingState } from './works/work.ts';

const page = vi.hoisted(() => ({
  staking: undefined as unknown,
  wallet: undefined as unknown,
  session: undefined as unknown,
  time: undefined as number | undefined,
  retry: (): void => undefined,
}));
vi.mock('./works/staking.query.ts', () => ({
  useStaking: () => ({ staking: page.staking, retry: page.retry, isRetrying: false }),
}));
vi.mock('./works/wallet-works.query.ts', () => ({
  useWalletWorks: () => ({
    wallet: page.wallet,
    retry: page.retry,
    isRetrying: false,
    hasMore: false,
    fetchMore: () => undefined,
    isFetchingMore: false,
  }),
}));
vi.mock('../../shared/chain/use-chain-time.ts', () => ({ useChainTime: () => page.time }));
vi.mock('../../shared/tier/tier-block.tsx', () => ({ TierBlock: () => <p>tier</p> }));
vi.mock('../../shared/wallet/wallet-session.ts', () => ({ useWalletSession: () => page.session }));

const genesis = toAddress('c');
const day = 86_400;
const toStaked = (id: number): StakedWork => ({
  collection: genesis,
  tokenId: BigInt(id),
  weight: 10n,
  activeAt: BigInt(day),
});
const state: StakingState = {
  collections: [{ address: genesis, name: 'Genesis', isAllowed: true, weight: 10n }],
  steps: [{ weight: 10n, boostBps: 100n }],
  staked: [toStaked(7)],
};
const nothingStaked: StakingState = { ...state, staked: [] };
const works: WalletWorks = { works: [{ collection: genesis, tokenId: 8n }], isCut: false };
const unknown = { state: 'unknown', reason: new Error('no answer') } as const;
const stale = messages.ui.stale;

type Shown = { staking?: Reading<StakingState>; wallet?: Reading<WalletWorks>; chain?: Chain };

function show({ staking, wallet, chain = createTestChain() }: Shown = {}) {
  page.staking = staking ?? { state: 'value', value: state };
  page.wallet = wallet ?? { state: 'value', value: works };
  render(
    <QueryClientProvider client={new QueryClient()}>
      {withChain(chain, <StakeNftPage />)}
    </QueryClientProvider>,
  );
}

const findBoost = () => screen.getByRole('region', { name: 'Your boost' });
const openStaked = (count: number) => fireEvent.click(screen.getByRole('tab', { name: `Staked (${count})` }));

beforeEach(() => Object.assign(page, { session: { account }, time: 1, retry: vi.fn() }));
afterEach(cleanup);

it('[NST-01] given a network without staking of NFTs, then the page says so, and reads nothing', () => {
  show({ staking: { state: 'loading' }, chain: createTestChain({ chainId: 56 }) });
  expect(screen.getByText('NFTs cannot be staked on this network.')).toBeDefined();
  expect(document.querySelector('.skeleton')).toBeNull();
});

it('[NST-01] given a contract that is still read, then the tier is there, lists and boost have their shape, and none is empty', () => {
  show({ staking: { state: 'loading' } });
  expect(screen.getByText('tier')).toBeDefined();
  expect(document.querySelectorAll('.skeleton.aspect-square')).toHaveLength(5);
  expect(findBoost().querySelectorAll('.skeleton')).not.toHaveLength(0);
  expect(screen.queryByText(/^No /)).toBeNull();
  expect(findBoost().textContent).not.toContain('%');
});

it('[SHELL-06] given a node that does not answer, then works and boost are unknown, and read again on demand', () => {
  show({ staking: unknown });
  expect(screen.getByRole('alert').textContent).toContain(messages.shell.unknownError);
  expect(screen.queryByRole('region', { name: 'Your boost' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(page.retry).toHaveBeenCalledOnce();
});

it('[SHELL-06] given staked works that could not be read again, then the page says that they are old', () => {
  show({ staking: { state: 'stale', value: state } });
  expect(screen.getByText(stale)).toBeDefined();
  openStaked(1);
  expect(screen.getByRole('checkbox', { name: 'Genesis #7' })).toBeDefined();
});

it('[NST-01] given no wallet, then the page offers to connect one, and shows steps and tier', () => {
  page.session = undefined;
  show({ staking: { state: 'value', value: nothingStaked } });
  expect(screen.getByText('Connect a wallet to see your works.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeDefined();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByText('tier')).toBeDefined();
  expect(screen.getByText('from 10: +1%')).toBeDefined();
});

it('[NST-01] given no wallet, then the boost is nobody’s, not zero', () => {
  page.session = undefined;
  show({ staking: { state: 'value', value: nothingStaked } });
  expect(findBoost().textContent).not.toContain('+0%');
});

it('[NST-01] given no works in the wallet and none staked, then each list says so', () => {
  show({
    staking: { state: 'value', value: nothingStaked },
    wallet: { state: 'value', value: { works: [], isCut: false } },
  });
  expect(screen.getByText('No works that can be staked')).toBeDefined();
  openStaked(0);
  expect(screen.getByText('No staked works')).toBeDefined();
});

it('[NST-01] given works of the wallet that are still read, then their list is not empty yet', () => {
  show({ wallet: { state: 'loading' } });
  expect(document.querySelectorAll('[role="tabpanel"] .skeleton.aspect-square')).toHaveLength(5);
  expect(screen.queryByText('No works that can be staked')).toBeNull();
});

it('[SHELL-06] given a stopped index, then the wallet is unknown, and staked works still leave', () => {
  show({ wallet: unknown });
  expect(screen.getByText('Your wallet’s works could not be read')).toBeDefined();
  expect(screen.queryByText('No works that can be staked')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(page.retry).toHaveBeenCalledOnce();
  openStaked(1);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Genesis #7' }));
  const leave = screen.getByRole('button', { name: 'UnStake 1' });
  expect(leave.matches('[aria-disabled="true"], :disabled')).toBe(false);
});

it('[SHELL-06] given a list of the wallet that could not be read again, then it says that it is old', () => {
  show({ wallet: { state: 'stale', value: works } });
  expect(screen.getByText(stale)).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Genesis #8' })).toBeDefined();
});

it('[NST-01] given a collection that is not accepted any more, then no work of it can be chosen', () => {
  const [collection] = state.collections;
  show({
    staking: { state: 'value', value: { ...state, collections: [{ ...collection!, isAllowed: false }] } },
  });
  expect(screen.getByText('Not accepted now')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Genesis #8' }).disabled).toBe(true);
});

it('[NST-01] given as many staked works as count, then no further one can be chosen', () => {
  const staked = Array.from({ length: mostStaked }, (_, id) => toStaked(id + 100));
  show({ staking: { state: 'value', value: { ...state, staked } } });
  expect(screen.getByText(/^You have 50 staked works, the most that count/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Genesis #8' }).disabled).toBe(true);
});

it.each([
  ['before its day', day - 1, '+0%'],
  ['at its day', day, '+1%'],
])('[NST-01] given a work %s, then the boost counts it from that second on', (_case, time, boost) => {
  page.time = time;
  show();
  expect(findBoost().querySelector('.text-gain')?.textContent).toBe(boost);
});

it('[NST-01] given no time of the chain, then the boost is not known yet', () => {
  page.time = undefined;
  show();
  expect(findBoost().textContent).not.toContain('%');
});

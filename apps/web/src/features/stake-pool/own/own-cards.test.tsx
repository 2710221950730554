// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import type { Reading } from '../../../shared/chain/reading.ts';
import { useRunStore } from '../../../shared/transaction/run-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { toPoolTag } from '../pool-tag.ts';
import { createPool } from '../stories/sample-pool.ts';
import { OwnCards } from './own-cards.tsx';
import type { OwnPart } from './own-part.ts';
import { createOwnPart } from './own-part.test-support.ts';

const clock = vi.hoisted((): { now: number | undefined; block: bigint | undefined } => ({
  now: undefined,
  block: undefined,
}));
vi.mock('../../../shared/chain/use-chain-time.ts', () => ({
  useChainTime: () => clock.now,
  useBlockTime: () => clock.block,
}));
vi.mock('../pool-dialog.tsx', () => ({
  PoolDialog: ({ action, time }: { action: string; time: bigint }) => `dialog ${action} at ${time}`,
}));

const unit = 10n ** 18n;
const pool = createPool();
const session = { account } as WalletSession;
const chain = createTestChain();
const part = createOwnPart(pool, 3n * unit);

function toCards(reading: Reading<OwnPart>) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      {withChain(chain, <OwnCards pool={pool} session={session} part={reading} />)}
    </QueryClientProvider>
  );
}
const cards = () => toCards({ state: 'value', value: part });
const find = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => find(name).matches('[aria-disabled="true"], :disabled');

beforeEach(() => void Object.assign(clock, { now: 1_000, block: 1_000n }));
afterEach(() => {
  cleanup();
  useRunStore.setState({ runs: [] });
});

it('[POOL-03] given an open dialog, when time passes or is unknown after a sleep, then it has the time of its opening', async () => {
  const { rerender } = render(cards());
  fireEvent.click(find('UnStake'));
  expect(await screen.findByText('dialog unstake at 1000')).toBeDefined();
  Object.assign(clock, { now: 2_000, block: 2_000n });
  rerender(cards());
  expect(screen.getByText('dialog unstake at 1000')).toBeDefined();
  clock.now = undefined;
  rerender(cards());
  expect(screen.getByText('dialog unstake at 1000')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'UnStake' })).toBeNull();
  expect(find('Withdraw')).toBeDefined();
});

it('[POOL-03] given a clock ahead of the last block, then the sums of a dialog are those of the block, which is simulated', async () => {
  clock.block = 997n;
  render(cards());
  fireEvent.click(find('UnStake'));
  expect(await screen.findByText('dialog unstake at 997')).toBeDefined();
});

it('[POOL-03] given no block yet, then no dialog can be opened', () => {
  clock.block = undefined;
  render(cards());
  expect(screen.queryByRole('button', { name: 'UnStake' })).toBeNull();
});

it('[POOL-03] given a write of the pool that the wallet waits for, then no button opens a second one', () => {
  render(cards());
  const names = ['Withdraw', 'Harvest', 'UnStake', 'Stake'];
  expect(names.map(isOff)).toEqual([false, false, false, false]);
  cleanup();
  const run = { id: '0', account, startedTime: 1, summary: 'Stake', amounts: [] };
  const tag = toPoolTag(pool.address);
  useRunStore.setState({ runs: [{ ...run, chainId: chain.chainId, tag, progress: { stage: 'wallet' } }] });
  render(cards());
  expect(names.map(isOff)).toEqual([true, true, true, true]);
});

it('[SHELL-06] given a chain that does not answer, then it can be read again', () => {
  render(toCards({ state: 'unknown', reason: undefined }));
  expect(find('Try again')).toBeDefined();
});

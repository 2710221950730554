// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account } from '../../../test-support/known.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import { UserMessageError } from '../chain/user-message-error.ts';
import type { PlannedWrite, Simulation } from '../simulation/planned-write.ts';
import type { TransactionPlan } from '../transaction/transaction-plan.ts';
import type { WalletSession } from '../wallet/wallet-session.ts';
import type { PaidQuestion } from './paid-dialog.tsx';
import { PlainWriteDialog } from './plain-write-dialog.tsx';

const page = vi.hoisted(() => ({ obstacle: '' }));

vi.mock('../simulation/measure-write.ts', () => ({
  measureWrite: async (): Promise<Simulation> => ({
    kind: 'measured',
    changes: [],
    nftChanges: [],
    answer: '0x',
    gas: 1n,
  }),
}));
vi.mock('../simulation/fee-obstacle.ts', () => ({ useFeeObstacle: () => page.obstacle || undefined }));
vi.mock('../simulation/network-fee.tsx', () => ({ NetworkFee: () => null }));

const chain = createTestChain();
const session = { account, connector: { uid: '1' } } as WalletSession;
const harmless: PlannedWrite = {
  expected: { leaves: [], arrives: [] },
  explain: () => new Error(),
  write: { account, spends: [], candidates: [], holdings: [] },
};

function show(createWrite: () => Promise<PlannedWrite>, question?: PaidQuestion) {
  const plan: TransactionPlan = {
    summary: 'Revoke BUSD',
    identity: 'revoke',
    chainId: chain.chainId,
    steps: [{ kind: 'send', createWrite }, { kind: 'receipt' }],
  };
  const dialog = (
    <PlainWriteDialog
      session={session}
      title="Revoke"
      plan={plan}
      question={question}
      onClose={() => undefined}
    />
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  render(<QueryClientProvider client={queries}>{withChain(chain, dialog)}</QueryClientProvider>);
}

const findConfirm = () => screen.findByRole('button', { name: 'Confirm' });
const isOff = async () => (await findConfirm()).hasAttribute('disabled');

beforeEach(() => void Object.assign(page, { obstacle: '' }));
afterEach(cleanup);

it('[SWAP-15] given a plan, then its write is made once, its outcome is a line, and it can be confirmed', async () => {
  const createWrite = vi.fn(async () => harmless);
  show(createWrite);
  expect(await screen.findByText('Nothing leaves your account')).toBeTruthy();
  await expect.poll(isOff).toBe(false);
  expect(createWrite).toHaveBeenCalledTimes(1);
});

it('[SWAP-15] given a question in place of the terms, then its write is not made', () => {
  const createWrite = vi.fn(async () => harmless);
  show(createWrite, { title: 'Collect Winnings', content: 'Free of charge', footer: null, steps: [] });
  expect(screen.getByText('Free of charge')).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(createWrite).not.toHaveBeenCalled();
});

it('[PRED-12] given a write that the chain does not allow yet, then the reason is beside the button, which is off', async () => {
  show(() => Promise.reject(new UserMessageError('The feed has not said this price yet.')));
  expect(await screen.findByText('The feed has not said this price yet.')).toBeTruthy();
  expect(await isOff()).toBe(true);
});

it('[SWAP-15] given an account that cannot pay the fee, then the button is off, and the reason is beside it', async () => {
  Object.assign(page, { obstacle: 'Not enough BNB for the network fee' });
  show(async () => harmless);
  expect(await screen.findByText('Not enough BNB for the network fee')).toBeTruthy();
  await expect.poll(isOff).toBe(true);
});

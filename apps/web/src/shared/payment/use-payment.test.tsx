// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account, router, toAddress } from '../../../test-support/known.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import type { TransactionProgress } from '../transaction/transaction-plan.ts';
import type { WalletSession } from '../wallet/wallet-session.ts';
import type { Charge, Spender } from './spender.ts';
import { usePayment, usePaymentSide } from './use-payment.ts';

const page = vi.hoisted(() => ({ allowed: 0n, progress: { stage: 'idle' } as object }));

vi.mock('./allowance.query.ts', () => ({
  useAllowance: () => ({ state: 'value', value: page.allowed }),
}));
vi.mock('./permit-domain.query.ts', () => ({
  usePermitDomain: () => ({ state: 'value', value: { chainId: 31337 } }),
}));
vi.mock('../wallet/batch-support.query.ts', () => ({ useBatchSupport: () => false }));
vi.mock('../wallet/to-transaction-wallet.ts', () => ({ toTransactionWallet: () => ({}) }));
vi.mock('../transaction/transaction.mutation.ts', () => ({
  useTransaction: () => ({ progress: page.progress, run: vi.fn(async () => undefined), reset: vi.fn() }),
}));

const chain = createTestChain();
const session = { account } as WalletSession;
const charge: Charge = {
  spender: { address: router, text: {} as Spender['text'], attachPermits: (call) => call },
  asset: {
    kind: 'token',
    chainId: chain.chainId,
    address: toAddress('1'),
    symbol: 'BUSD',
    name: 'BUSD',
    decimals: 18,
  },
  amount: 5n,
};

function renderPayment() {
  const { result, rerender } = renderHook(() => usePayment(session, [usePaymentSide(session, charge)]), {
    wrapper: ({ children }) => withChain(chain, children),
  });
  return {
    result,
    approve: () => act(() => result.current.sides[0]!.approval.approve()),
    leave: () => act(() => result.current.sides[0]!.approval.reset()),
    show: (progress: TransactionProgress, allowed = 0n) => {
      Object.assign(page, { progress, allowed });
      rerender();
    },
  };
}

beforeEach(() => void Object.assign(page, { allowed: 0n, progress: { stage: 'idle' } }));
afterEach(cleanup);

it('[SWAP-07] given an approval that was requested and is done, then the write lists it, until its dialog is left', () => {
  const { result, approve, leave, show } = renderPayment();
  expect(result.current.made).toEqual([]);
  approve();
  expect(result.current.made).toEqual([]);
  show({ stage: 'done', hash: '0x' }, 5n);
  expect(result.current.made).toEqual(['Approve BUSD']);
  leave();
  expect(result.current.made).toEqual([]);
});

it('[SWAP-07] given an approval that was rejected, when the write is signed instead, then it does not list the approval', () => {
  const { result, approve, show } = renderPayment();
  approve();
  show({ stage: 'failed', message: 'rejected', isRejected: true });
  expect(result.current.payment.kind).toBe('permit');
  expect(result.current.made).toEqual([]);
  expect(result.current.sides[0]?.approval.isMade).toBe(false);
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { account, router, toAddress } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import type { Payment } from '../../../shared/payment/payment.ts';
import type { WriteDialogProps } from '../../../shared/payment/write-dialog.tsx';
import type { Currency } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SupplyDialog } from './supply-dialog.tsx';

vi.mock('../../../shared/payment/write-dialog.tsx', () => ({
  WriteDialog: ({ planned }: WriteDialogProps) => (planned.write.isBatch ? 'one batch' : 'one transaction'),
}));

const chain = createTestChain();
const toToken = (digit: string): Currency => ({
  kind: 'token',
  chainId: chain.chainId,
  address: toAddress(digit),
  symbol: digit,
  name: digit,
  decimals: 18,
});
const pair = toAddress('9');
const order = { chain, a: toToken('1'), b: toToken('2'), slippageBps: 80, recipient: account, router };
const session = { account } as WalletSession;

function createDialogs(payment: Payment): Record<string, ReactNode> {
  const paid = { payment, made: [], sides: [], failed: undefined };
  const shared = { session, paid, prefersApproval: false, onSent: vi.fn(), onClose: vi.fn() };
  const entered = { field: 'a', raw: 5n } as const;
  const deposit = { amountA: 5n, amountB: 5n, isFirst: false, entered };
  const removal = { liquidity: 5n, amountA: 5n, amountB: 5n, entered };
  const share = { state: 'loading' } as const;
  return {
    deposit: <SupplyDialog {...shared} order={{ ...order, deposit }} pair={pair} share={share} />,
    withdrawal: <RemoveDialog {...shared} order={{ ...order, pair, removal }} />,
  };
}

afterEach(cleanup);

describe.each(['deposit', 'withdrawal'])('the dialog of a %s', (name) => {
  it.each([
    [{ kind: 'batch', charges: [] }, 'one batch'],
    [{ kind: 'allowed' }, 'one transaction'],
  ] as const)(
    '[LIQ-05] [SWAP-07] given the payment %o, then its fee is that of %s: a batch has no obstacle of the fee',
    (payment, expected) => {
      render(withChain(chain, createDialogs(payment)[name]));
      expect(screen.getByText(expected)).toBeDefined();
    },
  );
});

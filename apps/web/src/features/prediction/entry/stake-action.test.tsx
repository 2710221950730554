// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { EntryOrder } from './entry-order.ts';
import { StakeAction } from './stake-action.tsx';
import type { StakeFeeProps } from './stake-fee.tsx';

vi.mock('./stake-fee.tsx', () => ({
  StakeFee: ({ onObstacle }: StakeFeeProps) => (
    <>
      <span>0.0001 BNB</span>
      <button onClick={() => onObstacle('not enough BNB')}>rise</button>
      <button onClick={() => onObstacle(undefined)}>fall</button>
    </>
  ),
}));

afterEach(cleanup);

const entry = { isBusy: false, stage: undefined, toOrder: () => undefined, send: () => {} };
const props = {
  session: {} as WalletSession,
  label: 'Confirm',
  isDisabled: false,
  blockedReason: undefined,
  entry,
  onConfirm: () => {},
};
const findButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });

it('[PRED-05] given a fee that comes while one clicks, then the button is the same element', async () => {
  const { rerender } = render(<StakeAction {...props} order={undefined} />);
  const before = findButton();
  rerender(<StakeAction {...props} order={{} as EntryOrder} />);
  expect(findButton()).toBe(before);
  expect(await screen.findByText('0.0001 BNB')).toBeDefined();
  expect(findButton()).toBe(before);
});

it('[PRED-05] given a fee that the account cannot pay, then the button is off and says why', async () => {
  render(<StakeAction {...props} order={{} as EntryOrder} />);
  fireEvent.click(await screen.findByText('rise'));
  expect(findButton().disabled).toBe(true);
  expect(screen.getByText('not enough BNB')).toBeDefined();
  fireEvent.click(screen.getByText('fall'));
  expect(findButton().disabled).toBe(false);
});

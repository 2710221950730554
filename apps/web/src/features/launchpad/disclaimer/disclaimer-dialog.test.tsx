// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { ensureSignedIn } from '../../../shared/account/ensure-signed-in.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { DisclaimerDialog } from './disclaimer-dialog.tsx';

vi.mock('../../../shared/account/ensure-signed-in.ts', () => ({ ensureSignedIn: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const session = { account } as WalletSession;

function show() {
  const sent: unknown[] = [];
  const onClose = vi.fn();
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push(url, JSON.parse(body));
    return new Response(JSON.stringify({ succeeded: true, data: { status: 1 } }));
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DisclaimerDialog symbol="KEEL" session={session} chainId={137} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { sent, onClose };
}

const confirm = () => screen.getByText<HTMLButtonElement>('Confirm');
const country = () => screen.getByLabelText<HTMLSelectElement>('Country of residence');
const tickAll = () => {
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
};

it('[IDO-12] given three ticked boxes, then Confirm stores 1 with the phone code and the ISO code', async () => {
  const { sent, onClose } = show();
  expect(screen.getByRole('dialog', { name: 'Just A Sec!' })).toBeDefined();
  expect(country().value).toBe('VN');
  expect(country().options.length).toBeGreaterThan(240);
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  expect(confirm().disabled).toBe(true);
  tickAll();
  expect(confirm().disabled).toBe(false);
  fireEvent.change(country(), { target: { value: 'DE' } });
  fireEvent.click(confirm());
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  // A contract wallet answers for the chain of the sale.
  expect(vi.mocked(ensureSignedIn).mock.lastCall).toEqual([expect.anything(), session, 137]);
  expect(sent).toEqual([
    '/api/launchpad/disclaimer',
    { ownerAddress: account, symbol: 'KEEL', countryId: 49, countryCode: 'DE', status: 1 },
  ]);
});

it.each(['US', 'SG', 'MY', 'CN', 'TR', 'IR'])(
  '[IDO-12] given residence in %s, then it cannot be confirmed',
  (code) => {
    show();
    tickAll();
    fireEvent.change(country(), { target: { value: code } });
    expect(confirm().disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('can’t take part');
  },
);

it('[IDO-12] given `Nevermind` without a box, then it stores 0', async () => {
  const { sent, onClose } = show();
  fireEvent.click(screen.getByText('Nevermind'));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent[1]).toMatchObject({ status: 0, countryId: 84, countryCode: 'VN' });
});

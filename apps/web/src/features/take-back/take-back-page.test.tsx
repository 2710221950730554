// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account } from '../../../test-support/known.ts';
import type { AccountPart } from '../../shared/site/account-part.ts';
import type { Area } from '../../shared/site/area.ts';
import { AreasContext } from '../../shared/site/areas-context.ts';
import { TakeBackPage } from './take-back-page.tsx';

const wallet = vi.hoisted((): { session: unknown } => ({ session: undefined }));
vi.mock('../../shared/wallet/wallet-session.ts', () => ({ useWalletSession: () => wallet.session }));

const Positions = () => <p>positions</p>;

function Broken(): never {
  throw new Error('broken');
}

function show(...parts: readonly (() => Promise<AccountPart>)[]) {
  const areas = parts.map((part): Area => ({ pages: [], account: part, local: undefined }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AreasContext value={areas}>
        <TakeBackPage />
      </AreasContext>
    </QueryClientProvider>,
  );
}

const toPart = (name: string) => async (): Promise<AccountPart> => ({
  Positions,
  TakeBack: ({ session }) => <p>{`${name} of ${session.account}`}</p>,
});

beforeEach(() => {
  wallet.session = { account };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('[SHELL-06] given no wallet, then the page offers to connect one, and lists nothing', () => {
  wallet.session = undefined;
  show(toPart('pools'));
  expect(screen.getByText('Connect a wallet to see what is yours.')).toBeTruthy();
  expect(screen.queryByText(/pools/)).toBeNull();
});

it('[SHELL-09] given areas with and without such a part, then each part is shown with the account', async () => {
  show(toPart('pools'), async () => ({ Positions }), toPart('rounds'));
  expect(await screen.findByText(`pools of ${account}`)).toBeTruthy();
  expect(await screen.findByText(`rounds of ${account}`)).toBeTruthy();
  expect(screen.queryByText('positions')).toBeNull();
});

it('[SHELL-09] given a part that fails and one whose code does not load, then both say so and the others stay', async () => {
  show(
    async () => ({ Positions, TakeBack: Broken }),
    async () => {
      throw new TypeError('Failed to fetch');
    },
    toPart('rounds'),
  );
  expect(await screen.findByText('This part of the site stopped working')).toBeTruthy();
  expect(await screen.findByText('A part of this page could not be loaded')).toBeTruthy();
  expect(await screen.findByText(`rounds of ${account}`)).toBeTruthy();
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { createIndexedMonthly, createMonthlySale } from '../stories/sample-monthly.ts';
import { KnownCard, type KnownCardProps } from './monthly-card.tsx';

const page = vi.hoisted((): { session: unknown } => ({ session: undefined }));
vi.mock('../../../shared/wallet/wallet-session.ts', () => ({ useWalletSession: () => page.session }));
vi.mock('../../../shared/chain/runtime-config.ts', () => ({ getRuntimeConfig: () => ({}) }));
vi.mock('../../../shared/chain/use-chain-time.ts', () => ({
  useChainTime: () => 1_800_000_000,
  useBlockTime: () => 1_800_000_000n,
}));

const session = (chainId: number): Partial<WalletSession> => ({ account, chainId });
const indexed = { state: 'value', value: createIndexedMonthly() } as const;

function show(changes: Partial<KnownCardProps> = {}) {
  const props = { sale: createMonthlySale(), indexed, isStale: false, retry: vi.fn(), isRetrying: false };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        {withChain(createTestChain({ request: async () => '0x' }), <KnownCard {...props} {...changes} />)}
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const readTerm = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;
const type = (typed: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'You pay' }), { target: { value: typed } });

beforeEach(() => {
  page.session = undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[IDO-15] the card of a monthly sale', () => {
  it('given a running sale, then it has its terms, its sold part, and what a payment gives', () => {
    show();
    expect(screen.getByText('OPEN')).toBeDefined();
    expect(readTerm('Swap rate')).toBe('1 BNB = 180,000 BSCS');
    expect(readTerm('Release')).toBe('25% at once, then 12 months of 30 days');
    expect(readTerm('Least purchase')).toBe('0.1 BNB');
    expect(screen.getByText('25.50%')).toBeDefined();
    expect(screen.getByText('2.23M BSCS left')).toBeDefined();
    expect(screen.getByText('4 orders')).toBeDefined();
    expect(readTerm('You get at once')).toBe('–');
    type('2');
    expect(readTerm('You get at once')).toBe('90,000.0000 BSCS');
    expect(readTerm('Each month')).toBe('12 × 22,500.0000 BSCS');
    expect(readTerm('Last month ends')).toContain('2028');
  });

  it('given no account, then the button connects one; given one on another network, then it switches', () => {
    show();
    expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeDefined();
    cleanup();
    page.session = session(56);
    show();
    expect(screen.getByText('Please select network BSC')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Switch Network' })).toBeDefined();
  });

  it('given an amount that the sale does not take, then it says why, and nothing can be bought', () => {
    page.session = session(31337);
    show();
    type('0.01');
    expect(screen.getByRole('alert').textContent).toBe('At least 0.1 BNB');
    expect(screen.getByRole('button', { name: 'Buy BSCS' }).hasAttribute('disabled')).toBe(true);
    type('1');
    expect(screen.getByRole('button', { name: 'Buy BSCS' }).hasAttribute('disabled')).toBe(false);
  });

  it.each([
    ['no free token', { free: 0n }, 'SOLD OUT', 'All tokens of this sale are sold.'],
    ['its end', { isStopped: true }, 'CLOSE', 'This sale is over.'],
    ['a silent token', { free: undefined }, 'Unknown', 'The token does not report its balance now.'],
  ])(
    'given a sale with %s, then nothing can be bought, and its orders are paid on',
    (_what, changes, badge, why) => {
      show({ sale: createMonthlySale(changes) });
      expect(screen.getByText(badge)).toBeDefined();
      expect(screen.getByText(why)).toBeDefined();
      expect(screen.getByText('Orders are paid on, month by month.')).toBeDefined();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it('given an index that is away, then the sold part is unknown, and the rest is shown', () => {
    show({ indexed: { state: 'unknown', reason: undefined } });
    expect(screen.getByText(/our index does not report it/)).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('2.23M BSCS left')).toBeDefined();
  });

  it('given a node that is away, then the last facts are marked, and can be read again', () => {
    const retry = vi.fn();
    show({ isStale: true, retry });
    fireEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import type { Reading } from '../../../shared/chain/reading.ts';
import type { PlannedDialogProps } from '../../../shared/payment/write-dialog.tsx';
import { messages } from '../../../shared/message/messages.ts';
import type { Area } from '../../../shared/site/area.ts';
import { AreasContext } from '../../../shared/site/areas-context.ts';
import type { ExactOutput, ExactOutputProps } from '../../../shared/site/exact-output-part.ts';
import { type Currency, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { useNoticeStore } from '../../../shared/ui/notice-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { quote } from '../market/quote.test-support.ts';
import { BuyConfirm } from './buy-confirm.tsx';
import { createOffer } from './offer.test-support.ts';
import type { BuyOrder } from './purchase-order.ts';
import type { WorkConfirmProps } from './work-confirm.tsx';

const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const page = vi.hoisted(() => ({
  batches: true as boolean | undefined,
  isLimited: false,
  wishes: [] as unknown[],
  /** Of the quote token, by its id; empty where it is not known. */
  quoteBalance: new Map<string, bigint>(),
}));

vi.mock('../../../shared/wallet/batch-support.query.ts', () => ({ useBatchSupport: () => page.batches }));
vi.mock('../../../shared/transaction/wallet-limits.ts', () => ({ useIsLimited: () => page.isLimited }));
vi.mock('../../../shared/token-list/balances.query.ts', () => ({
  useBalances: () => ({ state: 'value', value: new Map([['ETH', 100n], ...page.quoteBalance]) }),
}));
vi.mock('../../../shared/token-list/currencies.ts', () => ({
  useCurrencies: () => ({ find: (id: string) => (id === 'ETH' ? native : quote) }),
}));
vi.mock('../../../shared/token-list/currency-logo.tsx', () => ({ CurrencyLogo: () => null }));
vi.mock('../../../shared/token-list/currency-choice.tsx', () => ({
  CurrencyChoice: ({ onSelect }: { onSelect: (id: string) => void }) => (
    <button type="button" onClick={() => onSelect('ETH')}>
      BNB of the account
    </button>
  ),
}));
vi.mock('../../../shared/payment/use-payment.ts', () => ({ usePayment: () => ({ made: [], sides: [] }) }));
vi.mock('../../../shared/payment/write-dialog.tsx', () => ({
  PlannedDialog: ({ plan, obstacle, onEnd, children }: PlannedDialogProps) => (
    <section aria-label="batch">
      {plan.summary}
      {children}
      <button type="button" disabled={obstacle !== undefined}>
        Buy
      </button>
      <p>{obstacle}</p>
      <button type="button" onClick={() => onEnd?.({ stage: 'limited', limit: 'batch' })}>
        Refuse the batch
      </button>
    </section>
  ),
}));
vi.mock('./work-confirm.tsx', () => ({
  WorkConfirm: ({ choice }: WorkConfirmProps) => <section aria-label="quote token">{choice}</section>,
}));

const buy: BuyOrder = {
  chain: createTestChain(),
  account,
  token: { market: toAddress('e'), collection: toAddress('c'), tokenId: 7n },
  name: 'Boat',
  quote,
  terms: { action: 'buy', price: 5n, nonce: 2 },
};

const nothing = () => undefined;

/** The confirmation on a site whose swap answers this; none without an answer. Returns how it is drawn again. */
function show(offered: Reading<ExactOutput> | undefined, beginsWithNative = true) {
  const Offer = ({ children, ...wish }: ExactOutputProps) => {
    page.wishes.push(wish);
    return offered && children(offered);
  };
  const area: Area = { pages: [], local: undefined, exactOutput: async () => ({ Offer }) };
  const queries = new QueryClient();
  const areas = offered ? [area] : [];
  const draw = () =>
    withChain(
      buy.chain,
      <QueryClientProvider client={queries}>
        <AreasContext value={areas}>
          <BuyConfirm
            session={{ account } as WalletSession}
            order={buy}
            state={{} as never}
            beginsWithNative={beginsWithNative}
            onBack={nothing}
            onClose={nothing}
          />
        </AreasContext>
      </QueryClientProvider>,
    );
  const { rerender } = render(draw());
  return () => rerender(draw());
}

const toValue = (value: ExactOutput): Reading<ExactOutput> => ({ state: 'value', value });
const toOffered = (given: Parameters<typeof createOffer>[0] = {}) =>
  toValue({ kind: 'offer', offer: createOffer(given) });

beforeEach(() =>
  Object.assign(page, { batches: true, isLimited: false, wishes: [], quoteBalance: new Map() }),
);
beforeEach(() => useNoticeStore.setState({ notices: [] }));
afterEach(cleanup);

const findBatch = () => screen.findByRole('region', { name: 'batch' });
const findChoice = () => screen.findByRole('button', { name: /Pay with/ });

describe('[NFT-04] a purchase in another currency', () => {
  it('given a choice of the native coin, then exactly the price is wanted for it, and one batch is planned', async () => {
    show(toOffered(), false);
    expect(screen.getByRole('region', { name: 'quote token' })).toBeTruthy();
    fireEvent.click(await findChoice());
    fireEvent.click(screen.getByRole('button', { name: 'BNB of the account' }));
    expect((await findBatch()).textContent).toContain('paid in BNB');
    expect(page.wishes.at(-1)).toEqual({ account, input: native, output: quote, amountOut: 5n });
    expect(screen.getByRole('button', { name: 'Buy' }).hasAttribute('disabled')).toBe(false);
  });

  it.each([
    ['an offer that must not be sent', toOffered({ obstacle: 'Reconnecting' }), 'Reconnecting'],
    ['more than the account has', toOffered({ mostIn: 101n }), 'This account has less BNB than this costs.'],
  ])('given %s, then the batch is off and says why', async (_, offered, sentence) => {
    show(offered);
    expect((await findBatch()).textContent).toContain(sentence);
    expect(screen.getByRole('button', { name: 'Buy' }).hasAttribute('disabled')).toBe(true);
  });

  it('given a moved price, then it is taken by a press alone', async () => {
    const renew = vi.fn();
    show(toOffered({ renew }));
    fireEvent.click(await screen.findByRole('button', { name: 'Take the new price' }));
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('given a wallet that does not answer any longer, then the opened purchase stays and is off', async () => {
    const redraw = show(toOffered({ warning: 'This trade moves the price by 4%.' }));
    expect((await findBatch()).textContent).toContain('moves the price by 4%');
    page.isLimited = true;
    redraw();
    expect((await findBatch()).textContent).toContain('can’t swap and buy in one transaction');
    expect(screen.getByRole('button', { name: 'Buy' }).hasAttribute('disabled')).toBe(true);
  });

  it('given a wallet that refuses the batch, then a notice says why nothing was sent', async () => {
    show(toOffered());
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse the batch' }));
    const titles = useNoticeStore.getState().notices.map(({ title }) => title);
    expect(titles).toEqual([messages.nftMarketPay.noBatch('BSCS')]);
  });

  it.each([
    ['prices that load', { state: 'loading' } as const, 'Loading'],
    ['prices that nobody knows', { state: 'unknown', reason: undefined } as const, 'can’t be read now'],
    ['no route', toValue({ kind: 'no-route' }), 'no route from BNB'],
  ])(
    'given %s, then the dialog says so, plans nothing and keeps the choice',
    async (_, offered, sentence) => {
      show(offered);
      expect(await findChoice()).toBeTruthy();
      expect(await screen.findByText(new RegExp(sentence))).toBeTruthy();
      expect(screen.queryByRole('region')).toBeNull();
    },
  );
});

describe('[NFT-04] a wallet without batches', () => {
  it.each([
    ['makes one call a transaction', { batches: false }],
    ['announced batches and failed', { isLimited: true }],
  ])(
    'given a wallet that %s, then nothing is offered, and the reason and the way to the token are there',
    async (_, wallet) => {
      Object.assign(page, wallet);
      show(toOffered());
      expect(await screen.findByText(/can’t swap and buy in one transaction/)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Buy BSCS' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Pay with/ })).toBeNull();
      expect(screen.queryByRole('region')).toBeNull();
      expect(page.wishes).toEqual([]);
    },
  );

  it.each([
    ['exactly the price', 5n, false],
    ['less than the price', 4n, true],
  ])(
    'given %s in the quote token, then the reason is there only where it is needed',
    (_, balance, isShown) => {
      Object.assign(page, { batches: false, quoteBalance: new Map([[toCurrencyId(quote), balance]]) });
      show(toOffered(), false);
      const sentence = screen.queryByText(/can’t swap and buy in one transaction/);
      expect(sentence !== null).toBe(isShown);
      expect(screen.getByRole('region', { name: 'quote token' })).toBeTruthy();
    },
  );

  it('given one that has not said it, then nothing is offered', () => {
    page.batches = undefined;
    show(toOffered());
    expect(screen.queryByRole('region')).toBeNull();
    expect(page.wishes).toEqual([]);
  });

  it('given a site without a swap, then the purchase is as before', () => {
    show(undefined, false);
    expect(screen.getByRole('region', { name: 'quote token' }).textContent).toBe('');
  });
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import { messages } from '../../../shared/message/messages.ts';
import type { PlannedDialogProps, WriteDialogProps } from '../../../shared/payment/write-dialog.tsx';
import type { Area } from '../../../shared/site/area.ts';
import { AreasContext } from '../../../shared/site/areas-context.ts';
import type { ExactOutputProps } from '../../../shared/site/exact-output-part.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { createOffer } from '../action/offer.test-support.ts';
import type { BasketState } from '../basket/basket-state.ts';
import { toListingKey } from '../basket/basket-store.ts';
import { quote } from '../market/quote.test-support.ts';
import { createBasketWork } from './basket-work.test-support.ts';
import { SweepConfirm } from './sweep-confirm.tsx';

const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const page = vi.hoisted(() => ({
  batches: true,
  wishes: [] as unknown[],
  states: new Map<string, unknown>(),
}));

vi.mock('../../../shared/wallet/batch-support.query.ts', () => ({ useBatchSupport: () => page.batches }));
vi.mock('../../../shared/transaction/wallet-limits.ts', () => ({ useIsLimited: () => false }));
vi.mock('../../../shared/token-list/balances.query.ts', () => ({
  useBalances: () => ({ state: 'value', value: new Map([['ETH', 100n]]) }),
}));
vi.mock('../../../shared/token-list/currencies.ts', () => ({
  useCurrencies: () => ({ find: (id: string) => (id === 'ETH' ? native : quote) }),
}));
vi.mock('../../../shared/token-list/currency-choice.tsx', () => ({ CurrencyChoice: () => null }));
vi.mock('../../../shared/token-list/currency-logo.tsx', () => ({ CurrencyLogo: () => null }));
vi.mock('../../../shared/payment/use-payment.ts', () => ({
  usePayment: () => ({ payment: { kind: 'allowed' }, made: [], sides: [] }),
  usePaymentSide: () => undefined,
}));
vi.mock('../work/referrer.query.ts', () => ({ useReferrer: () => undefined }));
vi.mock('../basket/basket.query.ts', () => ({
  useBasketStates: () => ({ state: 'value', value: page.states }),
}));
vi.mock('../../../shared/payment/write-dialog.tsx', () => ({
  PlannedDialog: ({ title, plan, obstacle, children, onStart, onEnd }: PlannedDialogProps) => (
    <section aria-label={title}>
      {plan.summary} {children} {obstacle}
      <button type="button" onClick={onStart}>
        Begin
      </button>
      <button type="button" onClick={() => onEnd?.(undefined)}>
        Reject
      </button>
    </section>
  ),
  WriteDialog: ({ title, plan, children }: WriteDialogProps) => (
    <section aria-label={title}>
      {plan.summary} {children}
    </section>
  ),
}));

const [first, second] = [createBasketWork(7, 1), createBasketWork(9, 4)];
const sweep = {
  market: toAddress('e'),
  collection: toAddress('c'),
  quote,
  works: [
    { work: first, price: 5n },
    { work: second, price: 6n },
  ],
};
const nothing = () => undefined;

function Offer({ children, ...wish }: ExactOutputProps) {
  page.wishes.push(wish);
  return children({ state: 'value', value: { kind: 'offer', offer: createOffer() } });
}

function show({ beginsWithNative = true, hasSwap = true } = {}) {
  const area: Area = { pages: [], local: undefined, exactOutput: async () => ({ Offer }) };
  const [chain, client] = [createTestChain(), new QueryClient()];
  const draw = () =>
    withChain(
      chain,
      <QueryClientProvider client={client}>
        <AreasContext value={hasSwap ? [area] : []}>
          <SweepConfirm
            session={{ account } as WalletSession}
            sweep={sweep}
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

const setStates = (...states: readonly BasketState[]) =>
  Object.assign(page, {
    states: new Map(
      states.map((state, index) => [toListingKey([first, second][index] ?? first), state] as const),
    ),
  });
const findDialog = (title: string) => screen.findByRole('region', { name: title });

beforeEach(() => Object.assign(page, { batches: true, wishes: [] }));
beforeEach(() => setStates({ kind: 'open', price: 5n }, { kind: 'open', price: 6n }));
afterEach(cleanup);

describe('[NFT-04] [NFT-07] several works in another currency', () => {
  it('given the native coin, then exactly their sum is wanted for it, and one batch is planned', async () => {
    show();
    const { textContent } = await findDialog('Buy 2 artworks');
    expect(textContent).toContain('Buy 2 artworks for 0.000000000000000011 BSCS, paid in BNB');
    expect(textContent).toContain('A work lost by then leaves its price with you in BSCS.');
    expect(page.wishes.at(-1)).toEqual({ account, input: native, output: quote, amountOut: 11n });
  });

  it('given a work that is sold meanwhile, then only the price of the rest is wanted', async () => {
    setStates({ kind: 'open', price: 5n }, { kind: 'ended' });
    show();
    expect((await findDialog('Buy 1 artwork')).textContent).toContain('1 artwork was sold or costs more now');
    expect(page.wishes.at(-1)).toMatchObject({ amountOut: 5n });
  });

  it('given a purchase under way, when a work is sold, then its order stays until a rejection', async () => {
    const drawAgain = show();
    await findDialog('Buy 2 artworks');
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    setStates({ kind: 'open', price: 5n }, { kind: 'ended' });
    drawAgain();
    expect((await findDialog('Buy 2 artworks')).textContent).toContain('Buy 2 artworks for');
    expect(page.wishes.at(-1)).toMatchObject({ amountOut: 11n });
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await findDialog('Buy 1 artwork');
    expect(page.wishes.at(-1)).toMatchObject({ amountOut: 5n });
  });

  it('given a work that costs less now, then the batch is off: the swap brings the shown sum', async () => {
    setStates({ kind: 'open', price: 5n }, { kind: 'open', price: 4n });
    show();
    expect((await findDialog('Buy 2 artworks')).textContent).toContain(messages.nftMarketPay.lowered);
  });

  it('given that all are sold, then the batch is off and says why', async () => {
    setStates({ kind: 'ended' }, { kind: 'ended' });
    show();
    expect((await findDialog('Buy 2 artworks')).textContent).toContain('None of them can be bought now');
  });

  it('given the token of the market, then it pays until another currency is chosen', async () => {
    show({ beginsWithNative: false });
    const dialog = await findDialog('Buy 2 artworks');
    expect(dialog.textContent).not.toContain('paid in');
    fireEvent.click(screen.getByRole('button', { name: /Pay with: BSCS/ }));
    expect(page.wishes).toEqual([]);
  });

  it('given a wallet that makes one call a transaction, then nothing is offered, and it says why', async () => {
    page.batches = false;
    show();
    expect(await screen.findByText(/can’t swap and buy in one transaction/)).toBeTruthy();
    expect([screen.queryByRole('region'), page.wishes]).toEqual([null, []]);
  });

  it('given a site without a swap, then there is no choice', async () => {
    show({ hasSwap: false, beginsWithNative: false });
    await findDialog('Buy 2 artworks');
    expect(screen.queryByRole('button', { name: /Pay with/ })).toBeNull();
  });
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { quote } from '../market/quote.test-support.ts';
import { BasketStories } from './basket-stories.tsx';
import { OfferStories } from './offer-stories.tsx';

vi.mock('../market/quote-token.query.ts', async (original) => ({
  ...(await original()),
  useQuoteToken: () => ({ state: 'value', value: quote }),
}));
vi.mock('../../../shared/chain/runtime-config.ts', () => ({
  getRuntimeConfig: () => ({ chainId: 31337, chains: [] }),
  getChainConfig: () => ({ explorer: '/' }),
}));
vi.mock('../../../shared/wallet/wallet-session.ts', () => ({ useWalletSession: () => undefined }));
vi.mock('../../../shared/wallet/connect-action.tsx', () => ({ ConnectAction: () => <p>connect</p> }));

const text = messages.nftMarketBasket;

beforeEach(() => {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        {withChain(
          createTestChain(),
          <>
            <OfferStories />
            <BasketStories />
          </>,
        )}
      </QueryClientProvider>
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const findStory = (name: string) => screen.getByText(name).closest('figure')!;
const openSheet = (name: string) => {
  fireEvent.click(within(findStory(name)).getByRole('button', { name: text.open }));
  return screen.getByRole('dialog', { name: text.title });
};

it('[SHELL-05] given the offers of a collection, then the storyboard has their card in each state, and the list of all', () => {
  const offers = messages.nftMarketOffer;
  expect(findStory('Offers: of both').textContent).toContain(offers.bestOther);
  expect(findStory('Offers: its own, whose time is over').textContent).toContain(offers.ownOver);
  expect(findStory('Offers: none').textContent).toContain(offers.none);
  expect(within(findStory('All offers')).getAllByRole('row')).toHaveLength(4);
});

it('[SHELL-05] given a basket, then the storyboard has each reason why a work is not bought, and the sheet with the sum of the rest', () => {
  const sheet = openSheet('The sheet of a basket');
  for (const reason of Object.values(text.lostReason)) expect(sheet.textContent).toContain(reason);
  expect(sheet.textContent).toContain('18.75');
});

it('[SHELL-05] given a basket without works, then its sheet says so', () => {
  expect(openSheet('The sheet of an empty basket').textContent).toContain(text.empty);
});

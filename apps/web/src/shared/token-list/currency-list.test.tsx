// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import type { Chain } from '../chain/chain.ts';
import { localChain } from '../chain/local-chain.test-support.ts';
import type { Currency, Token } from './currency.ts';
import { CurrencyList } from './currency-list.tsx';
import { useFavouriteTokens } from './favourite-tokens.ts';

vi.mock('./use-visible-rows.ts', () => ({
  useVisibleRows: (end: number) => ({ scrollRef: null, onScroll: () => undefined, first: 0, end }),
}));
vi.mock('./currency-logo.tsx', () => ({ CurrencyLogo: () => null }));

const token: Token = {
  kind: 'token',
  chainId: localChain.id,
  address: toAddress('a'),
  symbol: 'CAKE',
  name: 'Cake',
  decimals: 18,
};

const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };

function countLinks(chain: Chain, hasNoLinks?: boolean): number {
  return show(chain, [token], hasNoLinks).queryAllByRole('link').length;
}

function show(chain: Chain, currencies: readonly Currency[], hasNoLinks?: boolean) {
  const list = (
    <CurrencyList
      currencies={currencies}
      balances={undefined}
      selectedId={undefined}
      hasNoLinks={hasNoLinks}
      onSelect={() => undefined}
    />
  );
  return render(withChain(chain, list), { wrapper: MemoryRouter });
}

const press = (symbol: string) => fireEvent.click(screen.getByRole('button', { name: `Star ${symbol}` }));

afterEach(cleanup);

it('[TOK-10] given a token of the home chain, then its page is a link away', () => {
  expect(countLinks(createTestChain())).toBe(1);
});

it('[TOK-10] given a list over a page that stays, then no link replaces that page', () => {
  expect(countLinks(createTestChain(), true)).toBe(0);
});

it('[TOK-10] given a token of another network, then nothing leads to a page of the home chain', () => {
  expect(countLinks(createTestChain({ isHome: false }))).toBe(0);
});

it('[TOK-10] given the native coin and its wrapped token, when one is starred, then both are, under the address', () => {
  const chain = createTestChain();
  const address = chain.contracts.wrappedNative;
  show(chain, [native, { ...token, address, symbol: 'WBNB' }]);
  const listStars = () => useFavouriteTokens.getState().starred[chain.chainId];
  press('BNB');
  expect(listStars()).toEqual([address.toLowerCase()]);
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
  press('WBNB');
  expect(listStars()).toEqual([]);
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import type { Chain } from '../chain/chain.ts';
import { localChain } from '../chain/local-chain.test-support.ts';
import type { Token } from './currency.ts';
import { CurrencyList } from './currency-list.tsx';

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

function countLinks(chain: Chain, hasNoLinks?: boolean): number {
  const list = (
    <CurrencyList
      currencies={[token]}
      balances={undefined}
      selectedId={undefined}
      hasNoLinks={hasNoLinks}
      onSelect={() => undefined}
    />
  );
  render(withChain(chain, list), { wrapper: MemoryRouter });
  return screen.queryAllByRole('link').length;
}

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

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import { createSale } from '../stories/sample-sale.ts';
import { SaleTerms } from './sale-terms.tsx';

vi.mock('../../../shared/chain/runtime-config.ts', () => ({
  getChainConfig: () => ({ explorer: '/explorer' }),
}));
afterEach(cleanup);

const readPrice = (tokensPerPay: bigint) => {
  const sale = createSale({ tokensPerPayE18: tokensPerPay * 10n ** 18n });
  render(withChain(createTestChain(), <SaleTerms sale={sale} />));
  return screen.getByText('Price').closest('div')?.querySelector('dd');
};

it('[IDO-06] given a price that ends, then the terms have all of it', () => {
  expect(readPrice(40n)?.textContent).toBe('0.025 BUSD');
});

it('[IDO-06] given a price that never ends, then the terms round it, and have 18 digits on hover', () => {
  const price = readPrice(90n);
  expect(price?.textContent).toBe('≈ 0.0111111 BUSD');
  expect(price?.querySelector('[title]')?.getAttribute('title')).toBe('0.0111111111111111111 BUSD');
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import { PoolLine } from './round-figures.tsx';

vi.mock('../../../shared/token-list/fiat-text.tsx', () => ({ FiatText: () => '$600.00' }));

afterEach(cleanup);

it('given the pool of a round that is over, then its value says that it is of today', async () => {
  render(withChain(createTestChain(), <PoolLine pool={10n ** 18n} isPast />));
  expect((await screen.findByText(/\$600\.00/)).textContent).toBe(' ($600.00 today)');
});

it('given the pool of a round that runs, then its value is that of now', async () => {
  render(withChain(createTestChain(), <PoolLine pool={10n ** 18n} />));
  expect((await screen.findByText(/\$600\.00/)).textContent).toBe(' ($600.00)');
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reading } from '../../../shared/chain/reading.ts';
import type { SandwichRisk } from './sandwich.query.ts';
import { TradeRisks, type TradeRisksProps } from './trade-risks.tsx';

const current = vi.hoisted(() => ({ risk: {} }));
vi.mock('./sandwich.query.ts', () => ({ useSandwichRisk: () => current.risk }));
vi.mock('../token-tax/token-tax.query.ts', () => ({ useTradeTaxes: () => [], sumTaxBps: () => 0 }));
vi.mock('../../../shared/token-list/currency-value.ts', () => ({
  useCurrencyValue: () => ({ state: 'loading' }),
}));

const native = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 } as const;
const toRisk = (loss: bigint) => ({ state: 'value', value: { loss, safeSlippageBps: undefined } }) as const;

function show(risk: Reading<SandwichRisk>, part: TradeRisksProps['part'] = 'unusual') {
  Object.assign(current, { risk });
  const trade = { kind: 'exact-in' } as TradeRisksProps['trade'];
  render(
    <TradeRisks
      trade={trade}
      input={native}
      output={native}
      slippageBps={50}
      onSlippage={() => undefined}
      part={part}
    />,
  );
}

afterEach(cleanup);

it('[SWAP-15] given an unknown loss, then the card has its line with a dash and the reason', () => {
  show({ state: 'unknown', reason: undefined });
  expect(screen.getByText('–')).toBeTruthy();
  expect(screen.getByText(/the network did not tell/)).toBeTruthy();
});

it('[SWAP-15] given a possible loss, then the card has its line; given none, then it has none', () => {
  show(toRisk(10n ** 18n));
  expect(screen.getByText(/1 BNB/)).toBeTruthy();
  cleanup();
  show(toRisk(0n));
  expect(screen.queryByRole('term')).toBeNull();
});

it.each([
  [10n ** 18n, 0],
  [0n, 1],
] as const)(
  '[SWAP-15] given a possible loss of %s, then the terms behind `Details` have its line only where it is usual',
  (loss, count) => {
    show(toRisk(loss), 'usual');
    expect(screen.queryAllByRole('term')).toHaveLength(count);
  },
);

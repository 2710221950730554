// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CurrencyAmount } from '../../../shared/token-list/currency-value.ts';
import { SideValue } from './side-value.tsx';
import type { SwapView } from './use-swap.ts';

// A unit of either currency is worth a dollar.
vi.mock('../../../shared/token-list/currency-value.ts', () => ({
  useCurrencyValue: ({ raw }: CurrencyAmount) => ({ state: 'value', value: raw }),
}));
vi.mock('../../../shared/token-list/fiat-text.tsx', () => ({ FiatText: () => null }));

const one = 10n ** 18n;
const native = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 } as const;

/** Draws the value of the output of 1,000 dollars. */
function show(received: bigint) {
  const trade = { kind: 'exact-in', amountIn: 1000n * one, amountOut: received };
  const view = {
    input: native,
    output: native,
    amount: { isValid: true, raw: 1000n * one },
    quote: { state: 'value', value: { kind: 'trade', trade } },
  } as SwapView;
  render(<SideValue field="output" view={view} exactField="input" />);
  return screen.getByText(/%/);
}

afterEach(cleanup);

it.each([
  ['a gain', 1010n, 'text-muted', '(+1.00%)'],
  ['a loss below 3%', 971n, 'text-muted', '(−2.90%)'],
  ['a loss of 3%', 970n, 'text-warning', '(−3.00%)'],
  ['a loss below 5%', 951n, 'text-warning', '(−4.90%)'],
  ['a loss of 5%', 950n, 'text-loss', '(−5.00% · $50.00 lost)'],
  ['a loss of 90%', 100n, 'text-loss', '(−90.00% · $900.00 lost)'],
])(
  '[SWAP-04] given %s, then the difference has its colour, and a high one its dollars',
  (_, dollars, colour, words) => {
    const difference = show(dollars * one);
    expect(difference.textContent).toBe(words);
    expect(difference.className).toBe(colour);
  },
);

import { findValue } from '../../../shared/chain/reading.ts';
import type { CurrencyAmount } from '../../../shared/token-list/currency-value.ts';
import type { SwapField } from '../quote/quote.ts';
import type { SwapView } from './use-swap.ts';

/** The raw amount of one side: as typed, or as quoted. Undefined without an amount, or without a quote of it. */
export function findSideAmount(
  view: Pick<SwapView, SwapField | 'amount' | 'quote'>,
  field: SwapField,
  exactField: SwapField,
): CurrencyAmount | undefined {
  const currency = view[field];
  const raw = field === exactField ? findTyped(view) : findQuoted(view, field);
  return currency && raw !== undefined && raw > 0n ? { currency, raw } : undefined;
}

function findTyped({ amount }: Pick<SwapView, 'amount'>): bigint | undefined {
  return amount.isValid ? amount.raw : undefined;
}

function findQuoted({ quote }: Pick<SwapView, 'quote'>, field: SwapField): bigint | undefined {
  const found = findValue(quote);
  if (found?.kind === 'trade') return field === 'input' ? found.trade.amountIn : found.trade.amountOut;
  return found?.kind === 'wrap' || found?.kind === 'unwrap' ? found.amount : undefined;
}

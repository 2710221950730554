import { formatAmount, summaryDigits } from '@tradewind/rules/amount/format-amount';
import type { Rounding } from '@tradewind/rules/amount/format-ratio';
import { type Currency, formatSymbol } from './currency.ts';

/** An amount with its unit: 6 significant digits by default, rounded down unless it is the maximum payment. */
export function formatCurrencyAmount(
  raw: bigint,
  currency: Pick<Currency, 'symbol' | 'decimals'>,
  significantDigits = 6,
  rounding: Rounding = 'down',
): string {
  const amount = formatAmount(raw, currency.decimals, { significantDigits, rounding, notation: 'grouped' });
  return `${amount} ${formatSymbol(currency.symbol)}`;
}

/** The short form of summaries: 3 significant digits. */
export function formatSummaryAmount(raw: bigint, currency: Currency): string {
  return formatCurrencyAmount(raw, currency, summaryDigits);
}

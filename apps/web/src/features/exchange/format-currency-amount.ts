import { formatAmount, summaryDigits } from '@tradewind/rules/amount/format-amount';
import { type Currency, formatSymbol } from '../../shared/token-list/currency.ts';

/** An amount with its unit: 6 significant digits unless told. */
export function formatCurrencyAmount(raw: bigint, currency: Currency, significantDigits = 6): string {
  return `${formatAmount(raw, currency.decimals, { significantDigits, notation: 'grouped' })} ${formatSymbol(currency.symbol)}`;
}

/** The short form of summaries: 3 significant digits. */
export function formatSummaryAmount(raw: bigint, currency: Currency): string {
  return formatCurrencyAmount(raw, currency, summaryDigits);
}

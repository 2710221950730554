import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { type Currency, formatSymbol } from './currency.ts';

/** An amount with its unit and every digit. */
export function formatExactCurrency(raw: bigint, currency: Currency): string {
  return `${formatExactAmount(raw, currency.decimals)} ${formatSymbol(currency.symbol)}`;
}

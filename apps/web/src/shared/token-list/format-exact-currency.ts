import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { type Currency, formatSymbol } from './currency.ts';

/** An amount with its unit and every digit, its thousands grouped: long ones are compared by eye. */
export function formatExactCurrency(raw: bigint, currency: Currency): string {
  return `${toGroupedText(formatExactAmount(raw, currency.decimals))} ${formatSymbol(currency.symbol)}`;
}

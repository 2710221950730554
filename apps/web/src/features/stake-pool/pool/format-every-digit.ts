import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { formatSymbol, type Token } from '../../../shared/token-list/currency.ts';

/** An amount with its unit and every digit, its thousands grouped: long ones are compared by eye. */
export function formatEveryDigit(raw: bigint, { decimals, symbol }: Token): string {
  return `${toGroupedText(formatExactAmount(raw, decimals))} ${formatSymbol(symbol)}`;
}

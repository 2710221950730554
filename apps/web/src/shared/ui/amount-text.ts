import { normalizePastedAmountText } from '@tradewind/rules/amount/amount-text';

/** What an amount field holds after `typed`: a negative amount clears it; `undefined` means the text is refused and the field keeps what it had. */
export function toAmountText(typed: string): string | undefined {
  return /^\s*[-\u2212]/.test(typed) ? '' : normalizePastedAmountText(typed);
}

import { normalizePastedAmountText, normalizeTypedAmountText } from '@tradewind/rules/amount/amount-text';

/**
 * What an amount field that held `current` holds after `entered`: a negative amount clears it; `undefined` means the text is
 * refused and the field keeps what it had. Only a pasted text may group thousands: a comma typed behind 1.234 must not make it 1234.
 */
export function toAmountText(entered: string, current = ''): string | undefined {
  if (/^\s*[-\u2212]/.test(entered)) return '';
  return isKeystroke(entered, current)
    ? normalizeTypedAmountText(entered)
    : normalizePastedAmountText(entered);
}

/** Whether one character was added. */
function isKeystroke(entered: string, current: string): boolean {
  let at = 0;
  while (at < current.length && entered[at] === current[at]) at += 1;
  return entered.length === current.length + 1 && entered.slice(at + 1) === current.slice(at);
}

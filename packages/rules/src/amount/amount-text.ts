/** Maximum length of a typed amount. */
export const maximumAmountTextLength = 79;

const typedPattern = /^\d*\.?\d*$/;
const groupedIntegerPattern = /^[1-9]\d{0,2}(?:([.,\s])\d{3})(?:\1\d{3})*$/;

/**
 * Text of an amount field after a keystroke: commas become dots. Undefined when the keystroke is refused
 * (another character, a second separator, over 79 characters).
 */
export function normalizeTypedAmountText(text: string): string | undefined {
  const normalized = text.replaceAll(',', '.');
  if (normalized.length > maximumAmountTextLength) return undefined;
  return typedPattern.test(normalized) ? normalized : undefined;
}

/**
 * Plain digits-and-dot text of a pasted number. One separator is the decimal one (`1,5` is 1.5). Of two kinds
 * the last is decimal and the other groups thousands (`1.234,5` is 1234.5), as do a repeated one (`1,234,567`)
 * and a space. Groups must be well formed. Undefined when the text is not a number.
 */
export function normalizePastedAmountText(text: string): string | undefined {
  const trimmed = text.trim();
  const decimalAt = findDecimalSeparator(trimmed);
  const integer = decimalAt === undefined ? trimmed : trimmed.slice(0, decimalAt);
  const fraction = decimalAt === undefined ? '' : `.${trimmed.slice(decimalAt + 1)}`;
  const digits = groupedIntegerPattern.test(integer) ? integer.replaceAll(/[.,\s]/g, '') : integer;
  return normalizeTypedAmountText(digits + fraction);
}

function findDecimalSeparator(text: string): number | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return undefined;
  return text.indexOf(text.charAt(last)) === last ? last : undefined;
}

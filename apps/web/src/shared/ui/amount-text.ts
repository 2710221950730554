import { normalizePastedAmountText, normalizeTypedAmountText } from '@tradewind/rules/amount/amount-text';

type Separator = ',' | '.';

/** The text of an amount field, and the separators that were typed into it. */
export type TypedAmount = {
  readonly text: string;
  /** The character that was typed for the point; undefined where it was not typed. */
  readonly point?: Separator | undefined;
  /** The thousands separator that was typed. */
  readonly group?: Separator | undefined;
};

/**
 * The next state of an amount field after `entered`. A negative amount clears it; `undefined` means that the text is
 * refused. A separator typed behind a whole group shows that the one before grouped thousands: `1,234.` typed is
 * 1234. `1.234,` with a point that was not typed is refused.
 */
export function toTypedAmount(entered: string, current: TypedAmount): TypedAmount | undefined {
  if (/^\s*[-\u2212]/.test(entered)) return { text: '' };
  const key = findKeystroke(entered, current.text);
  if (key === undefined) return toTyped(normalizePastedAmountText(entered), {});
  if (key !== ',' && key !== '.') return toTyped(normalizeTypedAmountText(entered), current);
  if (!current.text.includes('.')) return key === current.group ? current : typePoint(entered, key, current);
  return typeBehindGroup(entered, key, current);
}

/** The next text of an empty amount field; `undefined` means that the text is refused. */
export function toAmountText(entered: string): string | undefined {
  return toTypedAmount(entered, { text: '' })?.text;
}

/** The added character, if any. */
function findKeystroke(entered: string, current: string): string | undefined {
  let at = 0;
  while (at < current.length && entered[at] === current[at]) at += 1;
  const isOneMore = entered.length === current.length + 1 && entered.slice(at + 1) === current.slice(at);
  return isOneMore ? entered[at] : undefined;
}

function typePoint(entered: string, point: Separator, { group }: TypedAmount): TypedAmount | undefined {
  return toTyped(normalizeTypedAmountText(entered), { point, group });
}

const oneGroup = /^([1-9]\d{0,2})\.(\d{3})$/;

/** A separator behind one whole group turns the typed point into a thousands separator. */
function typeBehindGroup(
  entered: string,
  key: Separator,
  { text, point, group }: TypedAmount,
): TypedAmount | undefined {
  const digits = oneGroup.exec(text)?.slice(1).join('');
  if (digits === undefined || point === undefined || group !== undefined || !entered.startsWith(text))
    return undefined;
  return key === point ? { text: digits, group: point } : { text: `${digits}.`, point: key, group: point };
}

function toTyped(text: string | undefined, { point, group }: Partial<TypedAmount>): TypedAmount | undefined {
  if (text === undefined) return undefined;
  return text.includes('.') ? { text, point, group } : { text, group };
}

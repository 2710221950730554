import { formatRatio, formatRatioFixed, type SignificantFormat, toGroupedText } from './format-ratio.ts';
import { computePowerOfTen } from './ratio.ts';

/** Significant digits of amounts beside an input. */
export const amountDigits = 6;
/** Significant digits of rates, minimum received and balances in lists. */
export const rateDigits = 4;
/** Significant digits of summaries. */
export const summaryDigits = 3;

/** A raw amount in whole tokens with significant digits (default 6, plain), by default rounded toward zero. */
export function formatAmount(raw: bigint, decimals: number, format: Partial<SignificantFormat> = {}): string {
  const ratio = { numerator: raw, denominator: computePowerOfTen(decimals) };
  return formatRatio(ratio, { significantDigits: amountDigits, ...format });
}

/** A raw amount in whole tokens with every digit, no trailing zeros; `parseAmount` reads it back to the same amount. */
export function formatExactAmount(raw: bigint, decimals: number): string {
  const magnitude = raw < 0n ? -raw : raw;
  const text = String(magnitude).padStart(decimals + 1, '0');
  const integer = text.slice(0, text.length - decimals);
  const fraction = text.slice(text.length - decimals).replace(/0+$/, '');
  return (raw < 0n ? '-' : '') + (fraction === '' ? integer : `${integer}.${fraction}`);
}

/**
 * A raw amount in whole tokens with fixed decimals and grouped thousands, rounded toward zero. Above 0 but below the
 * smallest shown value it is `<0.0001`, so that it never reads as 0.
 */
export function formatFixedAmount(raw: bigint, decimals: number, places: number): string {
  const smallest = { numerator: 1n, denominator: computePowerOfTen(places) };
  const isBelowSmallest = raw > 0n && raw * smallest.denominator < computePowerOfTen(decimals);
  if (isBelowSmallest) return `<${formatRatioFixed(smallest, places)}`;
  return toGroupedText(
    formatRatioFixed({ numerator: raw, denominator: computePowerOfTen(decimals) }, places),
  );
}

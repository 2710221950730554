import { formatRatioFixed } from './format-ratio.ts';
import { computePowerOfTen, type Ratio } from './ratio.ts';

/**
 * A fraction of one as a percentage with fixed places (default 2), to the nearest: 0.0123 is `1.23%`. Above 0
 * but below the smallest shown value it is `<0.01%`, so that it never reads as 0.
 */
export function formatPercent(ratio: Ratio, places = 2): string {
  const percent = { numerator: ratio.numerator * 100n, denominator: ratio.denominator };
  const isBelowSmallest =
    ratio.numerator > 0n && percent.numerator * computePowerOfTen(places) < percent.denominator;
  if (!isBelowSmallest) return `${formatRatioFixed(percent, places, 'half-up')}%`;
  return `<${formatRatioFixed({ numerator: 1n, denominator: computePowerOfTen(places) }, places)}%`;
}

/**
 * A change as a percentage with its sign, `+1.23%` or `−1.23%`, to the nearest; a result of 0 has no sign,
 * `0.00%`.
 */
export function formatSignedPercent({ numerator, denominator }: Ratio, places = 2): string {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const figure = formatRatioFixed({ numerator: magnitude * 100n, denominator }, places, 'half-up');
  const sign = numerator > 0n ? '+' : '−';
  return `${/[1-9]/.test(figure) ? sign : ''}${figure}%`;
}

/** Integer basis points as a percentage without trailing zeros: 50 is `0.5%`. */
export function formatBps(bps: number): string {
  const text = formatRatioFixed({ numerator: BigInt(bps), denominator: 100n }, 2);
  return `${text.replace(/\.?0+$/, '')}%`;
}

import { formatRatio, formatRatioFixed } from './format-ratio.ts';
import { computePowerOfTen, type Ratio } from './ratio.ts';

const suffixes = ['', 'K', 'M', 'B', 'T', 'Q'] as const;

const significantDigits = 3;

/**
 * A fraction with three significant digits and a suffix per thousand (K, M, B, T, Q for 10^15), rounded toward zero:
 * `1.23M`, and `3.00M`, so that figures below each other have the same form. From 10^18 on `1.23e18`. Below a thousand
 * as `formatRatio` with counted zeros.
 */
export function formatCompact(ratio: Ratio): string {
  const magnitude = ratio.numerator < 0n ? -ratio.numerator : ratio.numerator;
  const exponent = String(magnitude / ratio.denominator).length - 1;
  if (exponent < 3) return formatRatio(ratio, { significantDigits, notation: 'counted' });
  const isBeyondSuffixes = exponent >= suffixes.length * 3;
  const shift = isBeyondSuffixes ? exponent : exponent - (exponent % 3);
  const suffix = isBeyondSuffixes ? `e${exponent}` : (suffixes[shift / 3] ?? '');
  const shown = { numerator: ratio.numerator, denominator: ratio.denominator * computePowerOfTen(shift) };
  return formatRatioFixed(shown, significantDigits - 1 - (exponent - shift)) + suffix;
}

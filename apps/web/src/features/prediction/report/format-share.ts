import { formatRatioFixed } from '@tradewind/rules/amount/format-ratio';
import { usdScale } from '@tradewind/rules/amount/format-usd';
import { toE18 } from '../amount.ts';

/** A percentage or a factor of the wire with at most two places, and its unit: `66.66%`, `1.97×`. */
export function formatShare(value: string, unit: '%' | '×'): string {
  const fixed = formatRatioFixed({ numerator: toE18(value), denominator: usdScale }, 2);
  return `${unit === '%' ? fixed.replace(/\.?0+$/, '') : fixed}${unit}`;
}

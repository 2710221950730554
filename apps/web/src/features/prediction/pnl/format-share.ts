import { formatRatioFixed } from '@tradewind/rules/amount/format-ratio';
import { usdScale } from '@tradewind/rules/amount/format-usd';
import { toE18 } from '../amount.ts';

/** A percentage of the wire with at most two places: `66.66%`, `40%`. */
export function formatShare(percent: string): string {
  const fixed = formatRatioFixed({ numerator: toE18(percent), denominator: usdScale }, 2);
  return `${fixed.replace(/\.?0+$/, '')}%`;
}

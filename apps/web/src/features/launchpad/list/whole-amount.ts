import { formatCompact } from '@tradewind/rules/amount/format-compact';
import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { computePowerOfTen, type Ratio } from '@tradewind/rules/amount/ratio';

/** An amount of the wire in whole units, exact. */
export function toRatio(whole: string): Ratio {
  const [integer = '0', fraction = ''] = whole.split('.');
  return { numerator: BigInt(integer + fraction), denominator: computePowerOfTen(fraction.length) };
}

/** Digits of an amount after the point. */
const places = 4;

/**
 * An amount of the wire with at most four digits after the point and grouped thousands, rounded down. Above 0 but below
 * the smallest shown value it is `<0.0001`, so that it never reads as 0.
 */
export function formatWhole(whole: string): string {
  const [integer = '0', fraction = ''] = whole.split('.');
  const shown = fraction.slice(0, places).replace(/0+$/, '');
  if (shown === '') return integer === '0' && fraction !== '' ? '<0.0001' : toGroupedText(integer);
  return toGroupedText(`${integer}.${shown}`);
}

const compactFrom = 1_000_000n;

/** The same; from a million on with three significant digits and a suffix. */
export function formatWholeCompact(whole: string): string {
  const ratio = toRatio(whole);
  return ratio.numerator >= compactFrom * ratio.denominator ? formatCompact(ratio) : formatWhole(whole);
}

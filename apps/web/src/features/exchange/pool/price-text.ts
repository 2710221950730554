import { formatSignedPercent } from '@tradewind/rules/amount/format-percent';
import { formatRatio, toGroupedText } from '@tradewind/rules/amount/format-ratio';
import type { Ratio } from '@tradewind/rules/amount/ratio';

const digits = 5;

/** A price for the chart and its table: five digits, tiny ones with counted zeros. */
export function formatPrice(price: Ratio): string {
  if (price.numerator >= price.denominator)
    return toGroupedText(formatRatio(price, { significantDigits: digits }));
  return formatRatio(price, { significantDigits: digits, notation: 'counted' });
}

/** The same for a number that the chart computed, such as a mark of its scale. */
export function formatPriceNumber(price: number): string {
  const [mantissa = '0', exponent = '0'] = Math.abs(price).toExponential(14).split('e');
  const scaled = BigInt(mantissa.replace('.', ''));
  const places = 14 - Number(exponent);
  const magnitude: Ratio =
    places >= 0
      ? { numerator: scaled, denominator: 10n ** BigInt(places) }
      : { numerator: scaled * 10n ** BigInt(-places), denominator: 1n };
  return `${price < 0 ? '-' : ''}${formatPrice(magnitude)}`;
}

/** The change of a price in per cent of its start, with its sign. */
export function formatChange(from: Ratio, to: Ratio): string {
  return formatSignedPercent({
    numerator: to.numerator * from.denominator - from.numerator * to.denominator,
    denominator: from.numerator * to.denominator,
  });
}

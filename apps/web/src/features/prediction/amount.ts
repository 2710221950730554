import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { formatRatioFixed, toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { usdScale } from '@tradewind/rules/amount/format-usd';

const shownPlaces = 4;
const nativeDecimals = 18;

/** A whole-unit amount of the wire (at most 18 places, signed) in units of 10^-18: wei, or dollars as `…UsdE18`. */
export function toE18(text: string): bigint {
  const isNegative = text.startsWith('-');
  const [whole = '0', fraction = ''] = (isNegative ? text.slice(1) : text).split('.');
  const magnitude = BigInt(whole) * usdScale + BigInt(fraction.padEnd(nativeDecimals, '0'));
  return isNegative ? -magnitude : magnitude;
}

/** Four places, truncated, thousands grouped; a smaller amount is `<0.0001`. No sign. */
export function formatPlaces(valueE18: bigint): string {
  const magnitude = valueE18 < 0n ? -valueE18 : valueE18;
  if (magnitude > 0n && magnitude < usdScale / 10n ** BigInt(shownPlaces)) return '<0.0001';
  return toGroupedText(formatRatioFixed({ numerator: magnitude, denominator: usdScale }, shownPlaces));
}

/** The same with `+` or `−`; no sign for 0. */
export function formatSignedPlaces(valueE18: bigint): string {
  return `${toSign(valueE18)}${formatPlaces(valueE18)}`;
}

/** Dollars to four places. */
export function formatDollars(valueUsdE18: bigint): string {
  return toDollarText(formatPlaces(valueUsdE18));
}

export function formatSignedDollars(valueUsdE18: bigint): string {
  return `${toSign(valueUsdE18)}${formatDollars(valueUsdE18)}`;
}

/** Every digit, with a sign below 0. */
export function formatExactNative(wei: bigint): string {
  return `${wei < 0n ? '−' : ''}${toGroupedText(formatExactAmount(wei < 0n ? -wei : wei, nativeDecimals))}`;
}

function toSign(value: bigint): string {
  if (value === 0n) return '';
  return value > 0n ? '+' : '−';
}

function toDollarText(places: string): string {
  return places.startsWith('<') ? `<$${places.slice(1)}` : `$${places}`;
}

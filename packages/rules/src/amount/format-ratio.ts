import { computePowerOfTen, type Ratio } from './ratio.ts';

/**
 * The rounding of digits beyond the shown ones: toward zero, away from zero, or to the nearest (halves away
 * from zero).
 */
export type Rounding = 'down' | 'up' | 'half-up';

/**
 * The notation of a number: plain, with thousands separators, or with leading zeros of the fraction counted
 * (`0.0₅123`).
 */
export type Notation = 'plain' | 'grouped' | 'counted';

/** Digits to show and how. */
export type SignificantFormat = {
  /** Number of significant digits, at least 1. */
  readonly significantDigits: number;
  /** Default `down`. */
  readonly rounding?: Rounding;
  /** Default `plain`. */
  readonly notation?: Notation;
};

/**
 * A fraction as decimal text with significant digits, without trailing zeros, by default rounded toward zero.
 */
export function formatRatio(ratio: Ratio, format: SignificantFormat): string {
  const magnitude = ratio.numerator < 0n ? -ratio.numerator : ratio.numerator;
  if (magnitude === 0n) return '0';
  const places = format.significantDigits - 1 - findExponent(magnitude, ratio.denominator);
  const scaledUp = places > 0 ? magnitude * computePowerOfTen(places) : magnitude;
  const scaledDown = places < 0 ? ratio.denominator * computePowerOfTen(-places) : ratio.denominator;
  const digits = divideRounded(scaledUp, scaledDown, format.rounding ?? 'down');
  const text = places < 0 ? String(digits * computePowerOfTen(-places)) : placePoint(digits, places);
  return (ratio.numerator < 0n ? '-' : '') + toNotation(text, format.notation ?? 'plain');
}

/**
 * A fraction as decimal text with exactly `places` digits after the point, in the given rounding; negative zero
 * has no sign.
 */
export function formatRatioFixed(ratio: Ratio, places: number, rounding: Rounding = 'down'): string {
  const magnitude = ratio.numerator < 0n ? -ratio.numerator : ratio.numerator;
  const digits = divideRounded(magnitude * computePowerOfTen(places), ratio.denominator, rounding);
  const text = String(digits).padStart(places + 1, '0');
  const sign = ratio.numerator < 0n && digits > 0n ? '-' : '';
  return places === 0 ? sign + text : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
}

/** Decimal text with the integer part's thousands separated by commas. */
export function toGroupedText(text: string): string {
  const [integer = '', fraction] = text.split('.');
  const grouped = integer.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** The power of ten of the first significant digit: 0 for 1 to 9.99…, -1 for 0.1 to 0.99…. */
function findExponent(numerator: bigint, denominator: bigint): number {
  const guess = String(numerator).length - String(denominator).length;
  const isBelow =
    guess >= 0
      ? numerator < denominator * computePowerOfTen(guess)
      : numerator * computePowerOfTen(-guess) < denominator;
  return isBelow ? guess - 1 : guess;
}

function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (rounding === 'up') return (numerator + denominator - 1n) / denominator;
  if (rounding === 'half-up') return (2n * numerator + denominator) / (2n * denominator);
  return numerator / denominator;
}

function placePoint(digits: bigint, places: number): string {
  const text = String(digits).padStart(places + 1, '0');
  if (places === 0) return text;
  const fraction = text.slice(-places).replace(/0+$/, '');
  return fraction === '' ? text.slice(0, -places) : `${text.slice(0, -places)}.${fraction}`;
}

function toNotation(text: string, notation: Notation): string {
  if (notation === 'plain') return text;
  return notation === 'grouped' ? toGroupedText(text) : toCountedZeroText(toGroupedText(text));
}

/** Number of zeros after the point from which they are counted. */
const countedZeros = 4;

function toCountedZeroText(text: string): string {
  const match = /^0\.(0+)([1-9]\d*)$/.exec(text);
  const zeros = match?.[1]?.length ?? 0;
  return zeros < countedZeros ? text : `0.0${toSubscript(zeros)}${match?.[2] ?? ''}`;
}

function toSubscript(count: number): string {
  return String(count).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x2080 + Number(digit)));
}

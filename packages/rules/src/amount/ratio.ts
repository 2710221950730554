/** An exact fraction of two integers; the denominator is above 0. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

/** 10 to the power of `exponent`, which is an integer of at least 0. */
export function computePowerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

/** The inverted fraction; throws RangeError for a numerator that is not above 0. */
export function invertRatio(ratio: Ratio): Ratio {
  if (ratio.numerator <= 0n) throw new RangeError('only a ratio above 0 can be inverted');
  return { numerator: ratio.denominator, denominator: ratio.numerator };
}

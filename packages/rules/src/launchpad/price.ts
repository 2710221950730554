import { formatRatio, formatRatioFixed } from '../amount/format-ratio.ts';
import { computePowerOfTen, invertRatio, type Ratio } from '../amount/ratio.ts';

/** What the price of a sale follows from: the rate of its terms, and the decimals that the sale stored. */
export type SaleRate = {
  /** Raw units of the sold token for 10¹⁸ raw units of the payment token; above 0. */
  readonly tokensPerPayE18: bigint;
  readonly payDecimals: number;
  readonly tokenDecimals: number;
};

/** Sold tokens for one payment token, in whole units of both (the swap rate). */
export function computeSwapRate({ tokensPerPayE18, payDecimals, tokenDecimals }: SaleRate): Ratio {
  return {
    numerator: tokensPerPayE18 * computePowerOfTen(payDecimals),
    denominator: computePowerOfTen(18 + tokenDecimals),
  };
}

/** The price of one sold token in payment tokens: 1 / rate, exact. Throws RangeError for a rate of 0. */
export function computePricePer(rate: SaleRate): Ratio {
  return invertRatio(computeSwapRate(rate));
}

/** Digits of a decimal that never ends. */
const priceDigits = 18;

/**
 * A ratio of at least 0 as decimal text without trailing zeros: exact where the decimal ends, else with 18 significant
 * digits, rounded down.
 */
export function formatExactRatio({ numerator, denominator }: Ratio): string {
  const common = findCommonDivisor(numerator, denominator);
  const rest = denominator / common;
  const places = countEndingPlaces(rest);
  if (places === undefined)
    return formatRatio({ numerator, denominator }, { significantDigits: priceDigits });
  const text = formatRatioFixed({ numerator, denominator }, places);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/**
 * Commitments in per cent of `hardCap`, with two decimals, rounded down (`percentProcess`); above 100 in an
 * oversubscribed sale. `hardCap` is above 0.
 */
export function formatPercentProcess(committed: bigint, hardCap: bigint): string {
  return formatRatioFixed({ numerator: committed * 100n, denominator: hardCap }, 2);
}

/** A price of now beside that of the sale: unknown, or in per cent of it, with whether it rose. */
export type Roi =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly percent: string; readonly direction: 'up' | 'even' | 'down' };

/**
 * The price of now in per cent of the sale's price, with two decimals, rounded down (IDO-04): 100.00 is no change. The
 * direction is that of the exact value. `currentUsdE18` is undefined while no price is known, which is not 0; a payment
 * token counts one dollar.
 */
export function computeRoi(rate: SaleRate, currentUsdE18: bigint | undefined): Roi {
  if (currentUsdE18 === undefined) return { kind: 'unknown' };
  const price = computePricePer(rate);
  const ratio = {
    numerator: currentUsdE18 * price.denominator * 100n,
    denominator: computePowerOfTen(18) * price.numerator,
  };
  const difference = ratio.numerator - 100n * ratio.denominator;
  const notUp = difference < 0n ? 'down' : 'even';
  return {
    kind: 'known',
    percent: formatRatioFixed(ratio, 2),
    direction: difference > 0n ? 'up' : notUp,
  };
}

function findCommonDivisor(a: bigint, b: bigint): bigint {
  let [high, low] = [a, b];
  while (low !== 0n) [high, low] = [low, high % low];
  return high;
}

/** Places after the point of a reduced fraction with this denominator; undefined where they never end. */
function countEndingPlaces(denominator: bigint): number | undefined {
  const counts = [2n, 5n].map((prime) => {
    let count = 0;
    for (let rest = denominator; rest % prime === 0n; rest /= prime) count += 1;
    return count;
  });
  const [twos = 0, fives = 0] = counts;
  const isEnding = 2n ** BigInt(twos) * 5n ** BigInt(fives) === denominator;
  return isEnding ? Math.max(twos, fives) : undefined;
}

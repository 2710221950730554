import { formatCompact } from './format-compact.ts';
import { formatRatio, formatRatioFixed, toGroupedText } from './format-ratio.ts';

/** Scale of every USD value and price (`…UsdE18`): 10^18 is one dollar. */
export const usdScale = 10n ** 18n;

const oneCentE18 = usdScale / 100n;

/** A USD value with cents, rounded toward zero, `$1,234.56`; above 0 but below a cent it is `<$0.01`. */
export function formatUsd(valueUsdE18: bigint): string {
  if (valueUsdE18 > 0n && valueUsdE18 < oneCentE18) return '<$0.01';
  return withDollar(toGroupedText(formatRatioFixed(toDollars(valueUsdE18), 2)));
}

/** A difference as `formatUsd` with its sign, `+$1.23` or `−$1.23`; less than a cent has no sign, `<$0.01`. */
export function formatSignedUsd(differenceUsdE18: bigint): string {
  const magnitude = differenceUsdE18 < 0n ? -differenceUsdE18 : differenceUsdE18;
  const sign = differenceUsdE18 > 0n ? '+' : '−';
  return `${magnitude < oneCentE18 ? '' : sign}${formatUsd(magnitude)}`;
}

/**
 * A USD value: below 1,000 as `formatUsd`, above with three significant digits and a suffix, `$1.23M`, toward
 * zero.
 */
export function formatUsdCompact(valueUsdE18: bigint): string {
  const magnitude = valueUsdE18 < 0n ? -valueUsdE18 : valueUsdE18;
  if (magnitude < 1_000n * usdScale) return formatUsd(valueUsdE18);
  return withDollar(formatCompact(toDollars(valueUsdE18)));
}

/**
 * A USD price, rounded toward zero. From one dollar it has cents; below, four significant digits and counted
 * zeros, `$0.0₅1234`.
 */
export function formatUsdPrice(priceUsdE18: bigint): string {
  if (priceUsdE18 >= usdScale) return formatUsd(priceUsdE18);
  return withDollar(formatRatio(toDollars(priceUsdE18), { significantDigits: 4, notation: 'counted' }));
}

function toDollars(valueUsdE18: bigint): { readonly numerator: bigint; readonly denominator: bigint } {
  return { numerator: valueUsdE18, denominator: usdScale };
}

function withDollar(text: string): string {
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`;
}

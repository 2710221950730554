/** Scale of a change: 10^18 is one percent. */
const percentScale = 100n * 10n ** 18n;

/**
 * The change of a price, in percent scaled by 10^18, rounded towards zero; both prices in one scale. Undefined
 * without a reference price.
 */
export function computePriceChangePercentE18(before: bigint | undefined, now: bigint): bigint | undefined {
  if (before === undefined || before <= 0n) return undefined;
  return ((now - before) * percentScale) / before;
}

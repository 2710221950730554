/** How a token is sold: at a price, or to the highest bid at the end. */
export type AskKind = 'fixed' | 'auction';

const leastDivisor = 100n;
const stepDivisor = 20n;

/** The least bid on a fixed price, in raw units: 1% of it, rounded up. */
export function computeLeastBid(price: bigint): bigint {
  return (price + leastDivisor - 1n) / leastDivisor;
}

/**
 * The least bid that beats the leading one of an auction, in raw units: 5% more, rounded up, so that it always rises.
 * It is also the least to which the leading bid rises.
 */
export function computeBeatingBid(leading: bigint): bigint {
  return leading + (leading + stepDivisor - 1n) / stepDivisor;
}

/**
 * The least bid that a listing accepts now, in raw units. `leading` is the leading bid of an auction; undefined where
 * it has none, or at a fixed price. A lower bid is refused (`Market_PriceTooLow` names both).
 */
export function computeNextBid(
  { kind, price }: { readonly kind: AskKind; readonly price: bigint },
  leading: bigint | undefined,
): bigint {
  if (kind === 'fixed') return computeLeastBid(price);
  return leading === undefined ? price : computeBeatingBid(leading);
}

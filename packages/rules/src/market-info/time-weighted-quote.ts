import { computePowerOfTen } from '../amount/ratio.ts';
import { type Address, isSameAddress } from '../network/address.ts';
import type { ObservedPool, PricedToken, PoolObservation, TimeWindow } from './observed-pool.ts';
import { isEmpty, moveObservation } from './observe-reserves.ts';

/** One pool's quote of a token over a window, in the pool's other token (the quote token). */
export type TimeWeightedQuote = {
  readonly quoteToken: PricedToken;
  /** Mean over time of whole quote tokens per whole token, scaled by `relativePriceScale`, rounded down. */
  readonly relativePrice: bigint;
  /** Mean raw reserve of the quote token over time, rounded down, or the present one where that is less. */
  readonly quoteReserve: bigint;
};

/**
 * The time-weighted (arithmetic mean) quote of `token` in one pool. Time before the first observation and time
 * with an empty reserve does not count; without counted time, the present reserves are the mean. Undefined when
 * the pool does not contain the token or is empty at the end.
 */
export function findTimeWeightedQuote(
  { token0, token1, atStart, atEnd }: ObservedPool,
  token: Address,
  window: TimeWindow,
): TimeWeightedQuote | undefined {
  const isToken0 = isSameAddress(token0.address, token);
  if ((!isToken0 && !isSameAddress(token1.address, token)) || isEmpty(atEnd)) return undefined;
  const start = atStart && moveObservation(atStart, window.startsAt);
  const end = moveObservation(atEnd, window.endsAt);
  const counts = end.seconds > (start?.seconds ?? 0);
  const mean = counts ? subtract(end, start) : subtract(moveObservation(atEnd, atEnd.timestamp + 1), atEnd);
  const [base, quoteToken] = isToken0 ? [token0, token1] : [token1, token0];
  const [priceSum, reserveSum, present] = isToken0
    ? [mean.price0Sum, mean.reserve1Sum, atEnd.reserve1]
    : [mean.price1Sum, mean.reserve0Sum, atEnd.reserve0];
  const meanReserve = reserveSum / mean.seconds;
  return {
    quoteToken,
    relativePrice:
      (priceSum * computePowerOfTen(base.decimals)) / (mean.seconds * computePowerOfTen(quoteToken.decimals)),
    quoteReserve: meanReserve < present ? meanReserve : present,
  };
}

/** The growth of the sums from one observation to a later one. */
function subtract(end: PoolObservation, start: PoolObservation | undefined) {
  return {
    seconds: BigInt(end.seconds - (start?.seconds ?? 0)),
    price0Sum: end.price0Sum - (start?.price0Sum ?? 0n),
    price1Sum: end.price1Sum - (start?.price1Sum ?? 0n),
    reserve0Sum: end.reserve0Sum - (start?.reserve0Sum ?? 0n),
    reserve1Sum: end.reserve1Sum - (start?.reserve1Sum ?? 0n),
  };
}

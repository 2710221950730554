import { computePowerOfTen } from '../amount/ratio.ts';
import { type Address, isSameAddress } from '../network/address.ts';
import type { MarketPool, MarketToken, PoolObservation, TimeWindow } from './market-pool.ts';

/** Scale of relative prices inside averages: wide enough for tiny prices and for 6 against 18 decimals. */
export const relativePriceScale = 10n ** 36n;

/** What one pool says about a token over a window, measured in the pool's other token (the quote token). */
export type TimeWeightedQuote = {
  readonly quoteToken: MarketToken;
  /** Mean over time of whole quote tokens per whole token, scaled by `relativePriceScale`, rounded down. */
  readonly relativePrice: bigint;
  /** Mean raw reserve of the quote token over time, rounded down, or the present one where that is less. */
  readonly quoteReserve: bigint;
};

/**
 * The time-weighted (arithmetic mean) quote of `token` in one pool. Time before the first observation and time with an empty
 * reserve does not count. Undefined when the pool does not hold the token, is empty at the end, or no time counts.
 */
export function findTimeWeightedQuote(
  pool: MarketPool,
  token: Address,
  window: TimeWindow,
): TimeWeightedQuote | undefined {
  const sides = findSides(pool, token);
  const spans = sides ? listSpans(pool.observations, window, sides) : [];
  const present = spans.at(-1);
  if (!sides || !present || isEmpty(present)) return undefined;
  const counted = spans.filter((span) => span.seconds > 0n && !isEmpty(span));
  const seconds = sum(counted.map((span) => span.seconds));
  if (seconds === 0n) return undefined;
  const priceSum = sum(counted.map((span) => span.seconds * toRelativePrice(span, sides)));
  const meanReserve = sum(counted.map((span) => span.seconds * span.quoteReserve)) / seconds;
  return {
    quoteToken: sides.quoteToken,
    relativePrice: priceSum / seconds,
    quoteReserve: meanReserve < present.quoteReserve ? meanReserve : present.quoteReserve,
  };
}

type Sides = { readonly isToken0: boolean; readonly token: MarketToken; readonly quoteToken: MarketToken };

type Span = { readonly seconds: bigint; readonly reserve: bigint; readonly quoteReserve: bigint };

function findSides(pool: MarketPool, token: Address): Sides | undefined {
  const { token0, token1 } = pool;
  if (isSameAddress(token0.address, token)) return { isToken0: true, token: token0, quoteToken: token1 };
  if (isSameAddress(token1.address, token)) return { isToken0: false, token: token1, quoteToken: token0 };
  return undefined;
}

/** How long each observation held inside the window; the last one is the state at its end, whatever its length. */
function listSpans(
  observations: readonly PoolObservation[],
  window: TimeWindow,
  { isToken0 }: Sides,
): readonly Span[] {
  const known = observations.filter((observation) => observation.timestamp <= window.endsAt);
  return known.map(({ timestamp, reserve0, reserve1 }, index) => {
    const until = known[index + 1]?.timestamp ?? window.endsAt;
    const seconds = Math.max(until, window.startsAt) - Math.max(timestamp, window.startsAt);
    const [reserve, quoteReserve] = isToken0 ? [reserve0, reserve1] : [reserve1, reserve0];
    return { seconds: BigInt(seconds), reserve, quoteReserve };
  });
}

function isEmpty(span: Span): boolean {
  return span.reserve <= 0n || span.quoteReserve <= 0n;
}

function toRelativePrice(span: Span, { token, quoteToken }: Sides): bigint {
  const numerator = span.quoteReserve * computePowerOfTen(token.decimals) * relativePriceScale;
  return numerator / (span.reserve * computePowerOfTen(quoteToken.decimals));
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

import { computePowerOfTen, type Ratio } from '../amount/ratio.ts';
import type { Address } from '../network/address.ts';
import { bpsDenominator, keptBps, swapFeeBps, treasuryFeeBps } from './pair.ts';
import { ExchangeError } from './exchange-error.ts';
import { getHopReserves } from './hop-reserves.ts';
import type { Route } from './route.ts';

/** The side of the trade that the user fixed. */
export type TradeKind = 'exact-in' | 'exact-out';

/** A quoted swap along a route, or split over several; the amounts are the sums of their ends. */
export type Trade = {
  readonly kind: TradeKind;
  /** Of a split, the route of its largest part. */
  readonly route: Route;
  /** Absent for a single route. */
  readonly split?: Split;
  readonly tokenIn: Address;
  readonly tokenOut: Address;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
};

/** The division of a trade over routes that share no pool. */
export type Split = {
  /** One trade per route, the largest input first; together they are the whole trade. */
  readonly parts: readonly Trade[];
  /** The whole trade over the best single route, as a reference. */
  readonly single: Trade;
  /** Additional gas cost against that route, raw tokenOut; below the gain where the split pays. */
  readonly cost: bigint;
};

/**
 * The additional output against the best single route, raw tokenOut; below 0 where the trade pays less, 0
 * without a split.
 */
export function computeSplitGain({ amountOut, split }: Trade): bigint {
  return split ? amountOut - split.single.amountOut : 0n;
}

/** The trades along single routes that a trade consists of. */
export function listParts(trade: Trade): readonly Trade[] {
  return trade.split?.parts ?? [trade];
}

/** The trade of a found route; throws RangeError for a route without a hop. */
export function toTrade(kind: TradeKind, route: Route): Trade {
  const [tokenIn, amountIn] = [route.path[0], route.amounts[0]];
  const [tokenOut, amountOut] = [route.path.at(-1), route.amounts.at(-1)];
  const isComplete = route.pools.length > 0 && route.path.length === route.pools.length + 1;
  if (!isComplete || !tokenIn || !tokenOut || amountIn === undefined || amountOut === undefined) {
    throw new RangeError('a trade needs a route of at least one hop');
  }
  return { kind, route, tokenIn, tokenOut, amountIn, amountOut };
}

/** The trade's price: raw tokenOut per raw tokenIn, with fee and depth. */
export function computeExecutionPrice(trade: Trade): Ratio {
  return { numerator: trade.amountOut, denominator: trade.amountIn };
}

/**
 * Price of an infinitely small trade along the route before the fee: the product of reserveOut/reserveIn, raw
 * per raw.
 */
export function computeMidPrice(route: Route): Ratio {
  let numerator = 1n;
  let denominator = 1n;
  for (const hop of route.pools.keys()) {
    const { reserveIn, reserveOut } = getHopReserves(route, hop);
    numerator *= reserveOut;
    denominator *= reserveIn;
  }
  return { numerator, denominator };
}

/** Converts a raw-per-raw price to whole tokenOut per whole tokenIn. */
export function toWholeTokenPrice(rawPrice: Ratio, decimalsIn: number, decimalsOut: number): Ratio {
  return {
    numerator: rawPrice.numerator * computePowerOfTen(decimalsIn),
    denominator: rawPrice.denominator * computePowerOfTen(decimalsOut),
  };
}

/**
 * Loss by the depth of the pools only, without the fee: `1 − executionPrice / (midPrice · (1 − fee)^hops)`, an
 * exact fraction from 0 to 1. For one hop it is `x / (reserveIn + x)` with x the input after the fee. For a
 * split, each part counts at its own route's price.
 */
export function computePriceImpact(trade: Trade): Ratio {
  let ideal: Ratio = { numerator: 0n, denominator: 1n };
  for (const { route, amountIn } of listParts(trade)) {
    const midPrice = computeMidPrice(route);
    const hops = BigInt(route.pools.length);
    const numerator = amountIn * midPrice.numerator * keptBps ** hops;
    const denominator = midPrice.denominator * bpsDenominator ** hops;
    ideal = {
      numerator: ideal.numerator * denominator + numerator * ideal.denominator,
      denominator: ideal.denominator * denominator,
    };
  }
  const real = trade.amountOut * ideal.denominator;
  return { numerator: ideal.numerator - real, denominator: ideal.numerator };
}

/**
 * `computePriceImpact` in basis points, rounded down, so that a comparison with whole basis points is exact.
 */
export function computePriceImpactBps(trade: Trade): number {
  const impact = computePriceImpact(trade);
  return Number((impact.numerator * bpsDenominator) / impact.denominator);
}

/** The fee of a trade in raw tokenIn and its two parts. */
export type TradeFee = {
  readonly total: bigint;
  /** For the liquidity providers (0.17% of 0.20%). */
  readonly provider: bigint;
  /** For the treasury (0.03% of 0.20%). */
  readonly treasury: bigint;
};

/**
 * The fee of all hops in tokenIn, `amountIn · (1 − (1 − fee)^hops)` rounded up for each part. The treasury's
 * 3/20 is rounded down and the rest belongs to the providers.
 */
export function computeTradeFee(trade: Trade): TradeFee {
  let total = 0n;
  for (const { route, amountIn } of listParts(trade)) {
    const hops = BigInt(route.pools.length);
    total += amountIn - (amountIn * keptBps ** hops) / bpsDenominator ** hops;
  }
  const treasury = (total * treasuryFeeBps) / swapFeeBps;
  return { total, provider: total - treasury, treasury };
}

/**
 * Minimum output that the user accepts: `amountOut · (1 − slippage)` rounded up, raw units, so the tolerance is
 * never exceeded. Throws ExchangeError `slippage-out-of-range` unless slippageBps is an integer from 0 to
 * 10000.
 */
export function computeMinimumAmountOut(amountOut: bigint, slippageBps: number): bigint {
  return amountOut - (amountOut * toSlippageBps(slippageBps)) / bpsDenominator;
}

/**
 * Maximum input that the user pays: `amountIn · (1 + slippage)` rounded down, raw units. Throws as
 * `computeMinimumAmountOut`.
 */
export function computeMaximumAmountIn(amountIn: bigint, slippageBps: number): bigint {
  return amountIn + (amountIn * toSlippageBps(slippageBps)) / bpsDenominator;
}

function toSlippageBps(slippageBps: number): bigint {
  if (!Number.isInteger(slippageBps) || slippageBps < 0 || slippageBps > 10_000) {
    throw new ExchangeError('slippage-out-of-range');
  }
  return BigInt(slippageBps);
}

import { computeAmountIn, computeAmountOut, keptPart, maximumReserve } from './pair.ts';

/**
 * What differs between searching forward from a given input and backward from a given output.
 *
 * Both are one linear map. A hop forward turns x into x·far / (near/k + x), k = 1 − fee, rounded down: with p = 1/x that is
 * p' = (near/far)/k·p + 1/far, and the largest output is the smallest p. A hop backward turns y into far/k·y / (near − y), rounded up:
 * with p = −1/y that is p' = k·(near/far)·p + k/far, the smallest input is again the smallest p, and p' ≥ 0 says that the pool has not
 * enough. Rounding makes the exact p only larger, and p' grows with p, so the map applied to a lower bound gives a lower bound.
 */
export type HopDirection = {
  /** p' = slope·ratio·p + lift·inverse; both with the margin that makes the float64 result a lower bound. */
  readonly slope: number;
  readonly lift: number;
  /** Above it no amount counts: an output below 1, an input above 2^112. */
  readonly cap: number;
  /** 1 where more is better, −1 where less is: p = sign / amount. */
  readonly sign: 1 | -1;
  /** The exact amount on the far side of a pool whose reserves are above 0, or undefined when the pool cannot make this hop. */
  readonly findFarAmount: (nearAmount: bigint, nearReserve: bigint, farReserve: bigint) => bigint | undefined;
};

/**
 * More than rounding can add. With u = 2^-53, what slope·ratio·p is off by: ratio 3u (two reserves, one division), slope 2u, two products 2u,
 * the sum u, the first p 2u (the amount, one division), together 10u; lift·inverse less. The sum is never larger than what the margin is taken
 * of: both are above 0, or, backward and below 0, the first is the larger. 2^-48 is 32u. Nothing over- or underflows: amounts and
 * reserves lie from 1 to 2^112.
 */
const margin = 2 ** -48;

/** Forward: from what is paid to what is received. */
export const forward: HopDirection = {
  slope: (1 - margin) / keptPart,
  lift: 1 - margin,
  cap: 1,
  sign: 1,
  findFarAmount: (amountIn, reserveIn, reserveOut) => {
    if (reserveIn + amountIn > maximumReserve) return undefined;
    const amountOut = computeAmountOut(amountIn, reserveIn, reserveOut);
    return amountOut > 0n ? amountOut : undefined;
  },
};

/** Backward: from what is received to what is paid. As p is below 0, a steeper slope makes it less. */
export const backward: HopDirection = {
  slope: (1 + margin) * keptPart,
  lift: (1 - margin) * keptPart,
  cap: -(2 ** -112),
  sign: -1,
  findFarAmount: (amountOut, reserveOut, reserveIn) => {
    if (amountOut >= reserveOut) return undefined;
    const amountIn = computeAmountIn(amountOut, reserveIn, reserveOut);
    return reserveIn + amountIn <= maximumReserve ? amountIn : undefined;
  },
};

/** What p must not exceed for a way to give `amount` or better: a little above sign / amount. */
export function toBound({ sign }: HopDirection, amount: bigint): number {
  const bound = sign / Number(amount);
  return bound + Math.abs(bound) * margin;
}

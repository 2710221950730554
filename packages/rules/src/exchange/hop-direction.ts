import { computeAmountIn, computeAmountOut, keptPart, maximumReserve } from './pair.ts';

/**
 * The difference between searching forward from a given input and backward from a given output.
 * Both are one linear map. A hop forward turns x into x·far / (near/k + x), k = 1 − fee, rounded down. With p =
 * 1/x that is p' = (near/far)/k·p + 1/far, and the largest output is the smallest p.
 * A hop backward turns y into far/k·y / (near − y), rounded up. With p = −1/y that is p' = k·(near/far)·p +
 * k/far. The smallest input is again the smallest p, and p' ≥ 0 means that the pool has too little.
 * Rounding only increases the exact p, and p' grows with p, so the map of a lower bound is a lower bound.
 */
export type HopDirection = {
  /** p' = slope·ratio·p + lift·inverse; the margin of both makes the float64 result a lower bound. */
  readonly slope: number;
  readonly lift: number;
  /** Upper limit of p: above it are outputs below 1 and inputs above 2^112. */
  readonly cap: number;
  /** 1 where more is better, −1 where less is: p = sign / amount. */
  readonly sign: 1 | -1;
  /**
   * The exact amount on the far side of a pool with reserves above 0, or undefined when this hop is impossible.
   */
  readonly findFarAmount: (nearAmount: bigint, nearReserve: bigint, farReserve: bigint) => bigint | undefined;
};

/**
 * A margin above the rounding error. With u = 2^-53, the error of slope·ratio·p is: ratio 3u (two reserves, one
 * division), slope 2u, two products 2u, the sum u, the first p 2u (the amount, one division), together 10u.
 * That of lift·inverse is smaller. The sum never exceeds the value that the margin applies to: both are above
 * 0, or, backward and below 0, the first is the larger. 2^-48 is 32u. No overflow or underflow: amounts and
 * reserves are from 1 to 2^112.
 */
const margin = 2 ** -48;

/** Forward: from the paid to the received amount. */
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

/** Backward: from the received to the paid amount. As p is below 0, a steeper slope makes it less. */
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

/** Upper bound of p for routes that give `amount` or better: slightly above sign / amount. */
export function toBound({ sign }: HopDirection, amount: bigint): number {
  const bound = sign / Number(amount);
  return bound + Math.abs(bound) * margin;
}

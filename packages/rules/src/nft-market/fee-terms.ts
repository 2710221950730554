import { maximumFeeBps } from './split-price.ts';

/** The fee of a market, and the one that follows it. */
export type FeeTerms = {
  readonly feeBps: bigint;
  readonly nextFeeBps: bigint;
  /** Time from which the next fee counts, in chain seconds. */
  readonly nextFeeAt: bigint;
};

const feeDelay = 172_800n;

/**
 * The fee of a listing that opens, or of an offer that is accepted, at a time in chain seconds; in basis points. A
 * listing keeps it. Equal to the contract's (`IMarket.feePercent`).
 */
export function computeFeeBps({ feeBps, nextFeeBps, nextFeeAt }: FeeTerms, time: bigint): bigint {
  return time < nextFeeAt ? feeBps : nextFeeBps;
}

/** The terms after a proposal at a time in chain seconds: the proposed fee counts two days later. */
export function computeNextTerms(terms: FeeTerms, feeBps: bigint, time: bigint): FeeTerms {
  return { feeBps: computeFeeBps(terms, time), nextFeeBps: feeBps, nextFeeAt: time + feeDelay };
}

/** Whether a market refuses the fee, in basis points (`Market_BadFee`). */
export function isBadFee(feeBps: bigint): boolean {
  return feeBps > maximumFeeBps;
}

import { bpsDenominator, providerFeeBps, swapFeeBps } from './pair.ts';

const daysOfYear = 365n;

/** Fees that swaps of so much volume paid (`swapFeeBps` of it), in the volume's own unit, rounded down. */
export function computeSwapFees(volume: bigint): bigint {
  return (volume * swapFeeBps) / bpsDenominator;
}

/**
 * What the providers' part (`providerFeeBps`) of a day's volume would bring in 365 such days, without compounding, in basis points of
 * `worth`, the value of all that the pool holds; both in one unit, rounded down. Undefined for a pool that is worth nothing.
 */
export function computeFeeAprBps(dayVolume: bigint, worth: bigint): bigint | undefined {
  return worth > 0n ? (dayVolume * providerFeeBps * daysOfYear) / worth : undefined;
}

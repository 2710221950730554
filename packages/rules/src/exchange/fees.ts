import { bpsDenominator, providerFeeBps, swapFeeBps } from './pair.ts';

const daysOfYear = 365n;

/** Fees of a swap volume (`swapFeeBps` of it), in the volume's own unit, rounded down. */
export function computeSwapFees(volume: bigint): bigint {
  return (volume * swapFeeBps) / bpsDenominator;
}

/**
 * The providers' part (`providerFeeBps`) of a day's volume over 365 such days, without compounding, in basis
 * points of `worth`. `worth` is the value of the pool's reserves, in the volume's unit; rounded down. Undefined
 * for a pool without worth.
 */
export function computeFeeAprBps(dayVolume: bigint, worth: bigint): bigint | undefined {
  return worth > 0n ? (dayVolume * providerFeeBps * daysOfYear) / worth : undefined;
}

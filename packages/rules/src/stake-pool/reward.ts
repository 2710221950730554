import type { Stake } from './stake.ts';

/** The year of the specification's estimate. */
export const secondsPerYear = 31_556_926n;

const bpsDenominator = 10_000n;

/**
 * The reward of an amount at a rate over some seconds, in raw units, rounded down: amount · rate · seconds / 31,556,926.
 * With a whole period it is the estimate of the specification (POOL-02), and what a pool sets aside at entry.
 */
export function computeReward(amount: bigint, aprBps: bigint, seconds: bigint): bigint {
  return (amount * aprBps * seconds) / (bpsDenominator * secondsPerYear);
}

/** The reward of a stake from its start to a time, paid or not, in raw units, rounded down. It ends with the period. */
export function computeRewardAt({ amount, start, duration, aprBps }: Stake, time: bigint): bigint {
  const passed = time > start ? time - start : 0n;
  return computeReward(amount, aprBps, passed < duration ? passed : duration);
}

/**
 * The reward of a stake that is due at a time, in raw units. Equal to the contract's (`IStakePool.earning`): the
 * difference of two rewards from the start, so that payments in any number sum to the same.
 */
export function computeEarning(stake: Stake, time: bigint): bigint {
  const paid = computeRewardAt(stake, stake.paidUntil);
  const earned = computeRewardAt(stake, time);
  // A page may show a time before the payment: a node that is behind.
  return earned > paid ? earned - paid : 0n;
}

/** The reward that is set aside for a stake, in raw units: its whole reward less the paid part. */
export function computeReserve(stake: Stake): bigint {
  return computeReward(stake.amount, stake.aprBps, stake.duration) - computeRewardAt(stake, stake.paidUntil);
}

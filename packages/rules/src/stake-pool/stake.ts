/** An open stake, as `IStakePool.stakeDetails` has it. Times are chain seconds. */
export type Stake = {
  /** Principal in raw units, above 0. */
  readonly amount: bigint;
  readonly start: bigint;
  /** Seconds. */
  readonly duration: bigint;
  /** The rate of a year of 31,556,926 seconds. */
  readonly aprBps: bigint;
  /** The time up to which its reward is paid. */
  readonly paidUntil: bigint;
};

/** The time at which the period of a stake is over, in chain seconds. */
export function computeMaturity({ start, duration }: Pick<Stake, 'start' | 'duration'>): bigint {
  return start + duration;
}

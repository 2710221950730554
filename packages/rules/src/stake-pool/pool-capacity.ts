import { computeReward, secondsPerYear } from './reward.ts';

/** A period that a stake can choose. */
export type Period = {
  /** Seconds. */
  readonly duration: bigint;
  readonly aprBps: bigint;
};

/** What limits the next stake of a pool; amounts are raw units. */
export type PoolLimits = {
  readonly totalLocked: bigint;
  readonly cap: bigint;
  readonly minimumStake: bigint;
  /** Rewards that are not set aside, of the earn token. */
  readonly freeRewards: bigint;
  readonly isFinished: boolean;
};

/** Why a pool refuses a stake, in the order of the contract's checks; wallet and number of stakes are not known here. */
export type EntryRefusal = 'finished' | 'below-minimum' | 'above-cap' | 'not-covered';

const bpsDenominator = 10_000n;
const maximumPeriod = 4n * secondsPerYear;
const maximumPeriods = 16;
const maximumAprBps = 2n ** 24n - 1n;

/**
 * The largest stake of a period that the pool accepts, in raw units: bounded by the cap, and by the rewards that are
 * free. 0 where even the smallest stake is refused.
 */
export function computeCapacity(limits: PoolLimits, period: Period): bigint {
  if (limits.isFinished) return 0n;
  const room = limits.cap - limits.totalLocked;
  const covered = computeCoveredAmount(limits.freeRewards, period);
  const amount = room < covered ? room : covered;
  return amount < limits.minimumStake ? 0n : amount;
}

/** The largest amount whose reward over the period is at most the free rewards, in raw units. */
export function computeCoveredAmount(freeRewards: bigint, { duration, aprBps }: Period): bigint {
  // floor(amount · rate) ≤ free is amount · rate < free + 1.
  const numerator = (freeRewards + 1n) * bpsDenominator * secondsPerYear - 1n;
  return numerator / (aprBps * duration);
}

/** Why a pool would refuse a stake; undefined when it would accept it. */
export function findEntryRefusal(
  limits: PoolLimits,
  period: Period,
  amount: bigint,
): EntryRefusal | undefined {
  if (limits.isFinished) return 'finished';
  if (amount < limits.minimumStake) return 'below-minimum';
  if (limits.totalLocked + amount > limits.cap) return 'above-cap';
  const needed = computeReward(amount, period.aprBps, period.duration);
  return needed > limits.freeRewards ? 'not-covered' : undefined;
}

/**
 * The place of the first period that a pool refuses: a length of 0, above four years, or twice; a rate of 0. The
 * number of periods where there are none or too many. Undefined for a list that it accepts (`StakePool_BadPeriod`).
 */
export function findBadPeriod(periods: readonly Period[]): number | undefined {
  if (periods.length === 0 || periods.length > maximumPeriods) return periods.length;
  const place = periods.findIndex(({ duration, aprBps }, index) => {
    const isKnown = periods.slice(0, index).some((earlier) => earlier.duration === duration);
    const isOutside = duration <= 0n || duration > maximumPeriod || aprBps <= 0n || aprBps > maximumAprBps;
    return isKnown || isOutside;
  });
  return place === -1 ? undefined : place;
}

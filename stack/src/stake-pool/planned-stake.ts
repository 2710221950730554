import { computeReserve, computeRewardAt } from '@tradewind/rules/stake-pool/reward';
import { computeMaturity, type Stake } from '@tradewind/rules/stake-pool/stake';
import { computeUnstakeFee } from '@tradewind/rules/stake-pool/unstake-fee';
import type { DemoPool, DemoStake } from './demo-pools.ts';

/** A stake of the demo at the present. */
export interface PlannedStake {
  readonly account: number;
  /** Counted for each account and pool. */
  readonly id: bigint;
  readonly stake: Stake;
  /** The time of `harvest` or `unstake`, if any. */
  readonly harvestedAt: bigint | undefined;
  readonly leftAt: bigint | undefined;
  /** A stake closes when it leaves, or is harvested at its end. */
  readonly isOpen: boolean;
  readonly fee: bigint;
  /** All rewards that were paid. */
  readonly paid: bigint;
  /** The rewards that are set aside. */
  readonly reserve: bigint;
}

/** Computes the stakes of a pool at the present by the rules. Stakes are in the order of their entries. */
export function planStakes(pool: DemoPool, toTime: (daysAgo: number) => number): readonly PlannedStake[] {
  return pool.stakes.map((demo, index) => {
    const before = pool.stakes.slice(0, index).filter(({ account }) => account === demo.account);
    return { account: demo.account, id: BigInt(before.length), ...computePresent(pool, demo, toTime) };
  });
}

function computePresent(pool: DemoPool, demo: DemoStake, toTime: (daysAgo: number) => number) {
  const at = (daysAgo: number | undefined) => (daysAgo === undefined ? undefined : BigInt(toTime(daysAgo)));
  const duration = BigInt(demo.periodDays * 86_400);
  const period = pool.periods.find((offered) => offered.duration === duration);
  if (period === undefined) throw new RangeError(`the pool offers no period of ${demo.periodDays} days`);
  const start = BigInt(toTime(demo.enteredDaysAgo));
  const [harvestedAt, leftAt] = [at(demo.harvestedDaysAgo), at(demo.leftDaysAgo)];
  const paidUntil = leftAt ?? harvestedAt ?? start;
  const stake = { ...period, amount: demo.amount, start, paidUntil };
  const isOpen = leftAt === undefined && paidUntil < computeMaturity(stake);
  return {
    stake,
    harvestedAt,
    leftAt,
    isOpen,
    fee: leftAt === undefined ? 0n : computeUnstakeFee(stake, pool.fees, leftAt),
    paid: computeRewardAt(stake, paidUntil),
    reserve: isOpen ? computeReserve(stake) : 0n,
  };
}

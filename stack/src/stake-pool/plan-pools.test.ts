import { computeCapacity, findEntryRefusal } from '@tradewind/rules/stake-pool/pool-capacity';
import { computeStakeState } from '@tradewind/rules/stake-pool/stake-state';
import { inoStepAmounts } from '@tradewind/rules/tier/ino-step';
import { describe, expect, it } from 'vitest';
import { localAccount } from '../demo-accounts.ts';
import { demoPools } from './demo-pools.ts';
import { computePoolStart, planPools } from './plan-pools.ts';
import type { PlannedStake } from './planned-stake.ts';
import { toPoolWorld } from './pool-world.ts';

const addresses = Array.from({ length: 10 }, (_, index) => localAccount(index).address);
const endTimestamp = 1_795_000_000;
const now = BigInt(endTimestamp);
const world = toPoolWorld({ addressOf: (account) => addresses[account]!, endTimestamp });
const plan = planPools(world);
const [running, nearlyFull, finished] = demoPools.map((pool, number) => {
  const planned = plan.pools[number]!;
  return { ...planned, periods: pool.periods, limits: { ...pool, ...planned } };
});

function nameState({ stake, isOpen, leftAt, harvestedAt }: PlannedStake): string {
  if (!isOpen) return leftAt === undefined ? 'collected' : 'left early';
  if (computeStakeState(stake, now) === 'matured') return 'matured';
  if (now - stake.start < 3_600n) return 'fresh';
  return harvestedAt === undefined ? 'accruing' : 'harvested';
}

describe('[POOL-01] the demo history of the stake pools', () => {
  it('is the same for each run, and in the order of its times, up to the present', () => {
    expect(planPools(world)).toEqual(plan);
    const times = plan.transactions.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBe(computePoolStart(endTimestamp));
    expect(times.at(-1)).toBeLessThan(endTimestamp);
  });

  it('has a stake in every state, and a fee of each early exit', () => {
    const stakes = plan.pools.flatMap((pool) => pool.stakes);
    const states = Map.groupBy(stakes, nameState);
    expect(new Set(states.keys())).toEqual(
      new Set(['fresh', 'accruing', 'harvested', 'matured', 'collected', 'left early']),
    );
    for (const { fee } of states.get('left early')!) expect(fee).toBeGreaterThan(0n);
    expect(new Set(stakes.map(({ account }) => account))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  });

  it('given the running pool, when any demo account stakes for any period, then it is accepted', () => {
    expect(running!.periods.map(({ duration }) => duration / 86_400n)).toEqual([30n, 90n, 180n]);
    for (const period of running!.periods) {
      expect(computeCapacity(running!.limits, period)).toBeGreaterThan(2_500_000n * 10n ** 18n);
    }
  });

  it('[POOL-05] given the nearly full pool, when 100 enter, then they are refused, and 75 are left', () => {
    expect(nearlyFull!.limits.depositSymbol).not.toBe(nearlyFull!.limits.earnSymbol);
    for (const period of nearlyFull!.periods) {
      expect(computeCapacity(nearlyFull!.limits, period)).toBe(75n * 10n ** 18n);
      expect(findEntryRefusal(nearlyFull!.limits, period, 100n * 10n ** 18n)).toBe('above-cap');
    }
  });

  it('given the finished pool, then it has matured stakes, and one that still accrues', () => {
    expect(plan.pools.map(({ isFinished }) => isFinished)).toEqual([false, false, true]);
    const states = finished!.stakes.map(nameState);
    expect(states).toContain('matured');
    expect(states).toContain('accruing');
  });

  it('[INO-01] gives the first demo account an accruing and a matured stake, and a step of a tier', () => {
    const own = running!.stakes.filter(({ account }) => account === 1);
    expect(own.map(nameState)).toEqual(['matured', 'accruing']);
    expect(own[1]!.stake.amount).toBeGreaterThan(inoStepAmounts[0]);
  });

  it('covers every reward, and harvests only where an account has one stake in the pool', () => {
    for (const { freeRewards, stakes } of plan.pools) {
      expect(freeRewards).toBeGreaterThan(0n);
      for (const { account } of stakes.filter(({ harvestedAt }) => harvestedAt !== undefined)) {
        expect(stakes.filter((other) => other.account === account)).toHaveLength(1);
      }
    }
  });
});

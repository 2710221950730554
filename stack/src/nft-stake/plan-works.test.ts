import { findNftStakeDeployment } from '@tradewind/abi/deployment';
import { describe, expect, it } from 'vitest';
import { localAccount } from '../demo-accounts.ts';
import { computeWorksStart, planWorks } from './plan-works.ts';

const addresses = Array.from({ length: 9 }, (_, index) => localAccount(index).address);
const endTimestamp = 1_795_000_000;
const world = {
  deployment: findNftStakeDeployment(31337)!,
  addressOf: (account: number) => addresses[account]!,
  endTimestamp,
};
const { transactions, holders } = planWorks(world);
const holderOf = (account: number) => holders.find((holder) => holder.account === account)!;

describe('[NST-01] the demo history of NFT staking', () => {
  it('is the same for each run, and in the order of its times, up to the present', () => {
    expect(planWorks(world)).toEqual({ transactions, holders });
    const times = transactions.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBe(computeWorksStart(endTimestamp));
    expect(times.at(-1)).toBeLessThan(endTimestamp);
  });

  it('spreads 60 works over the demo accounts, each in one place', () => {
    const ids = holders.flatMap(({ inWallet, staked }) => [...inWallet, ...staked]);
    expect(ids.toSorted((a, b) => Number(a - b))).toEqual(
      Array.from({ length: 60 }, (_, id) => BigInt(id + 1)),
    );
    for (const { inWallet } of holders) expect(inWallet.length).toBeGreaterThanOrEqual(4);
    expect(holders.map(({ account }) => account)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('gives the first demo account works in its wallet and two staked ones that count', () => {
    const { inWallet, staked, weight } = holderOf(1);
    expect([inWallet.length, staked.length, weight]).toEqual([10, 2, 20n]);
  });

  it('given a work that was staked within a day, then it does not count; a returned one is in the wallet', () => {
    expect(holderOf(2).staked).toHaveLength(4);
    expect(holderOf(2).weight).toBe(30n);
    expect(transactions.filter(({ to, from }) => to === world.deployment.staking && from === 3)).toHaveLength(
      1,
    );
    expect(holderOf(3)).toMatchObject({ staked: [], weight: 0n });
  });
});

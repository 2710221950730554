import type { LocalChainId } from '@tradewind/abi/local/deployment-plan';
import { computeSold, findLevel, fullLevel } from '@tradewind/rules/launchpad/level';
import { computeRoundStatus } from '@tradewind/rules/launchpad/status';
import { describe, expect, it } from 'vitest';
import { localAccount } from '../demo-accounts.ts';
import { demoSales } from './demo-sales.ts';
import { computeSalesStart, planSales } from './plan-sales.ts';
import { toSaleWorld } from './sale-world.ts';

const addresses = Array.from({ length: 54 }, (_, index) => localAccount(index).address);
const endTimestamp = 1_795_000_000;
const toTime = (daysAgo: number) => BigInt(Math.round(-daysAgo * 86_400));
const chainIds: readonly LocalChainId[] = [31337, 31338, 31339];
const toWorld = (chainId: LocalChainId) =>
  toSaleWorld({ chainId, addressOf: (account) => addresses[account]!, endTimestamp });

describe.each(chainIds)('[OPS-01] the demo history of the sales on chain %i', (chainId) => {
  const plan = planSales(toWorld(chainId));

  it('is the same for each run, and in the order of its times, up to the present', () => {
    expect(planSales(toWorld(chainId))).toEqual(plan);
    const times = plan.transactions.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBe(computeSalesStart(endTimestamp, chainId));
    expect(times.at(-1)).toBeLessThan(endTimestamp);
  });

  it('has an address for each sale, and a sale in which the first demo trader takes part', () => {
    const sales = demoSales.filter((sale) => sale.chainId === chainId);
    expect(new Set(plan.sales.map(({ address }) => address)).size).toBe(sales.length);
    expect(sales.some(({ joins }) => joins.some(({ account }) => account === 1))).toBe(true);
  });

  it('given a levelled sale, then it accepts at most its cap, and as much of it as its level allows', () => {
    for (const { level, accepted, committed, buyers } of plan.sales.filter((sale) => sale.level > 0n)) {
      expect(accepted).toBeLessThanOrEqual(committed);
      if (level === fullLevel) expect(accepted).toBe(committed);
      const commitments = buyers.map((buyer) => ({ committed: buyer.committed, weight: 1n }));
      if (level !== fullLevel) expect(findLevel(commitments, computeSold(commitments, level))).toBe(level);
    }
  });
});

it('[OPS-01] the demo has sales that open, are open, closed, delivered and dead, and every kind of exit', () => {
  const sales = chainIds.flatMap((chainId) => planSales(toWorld(chainId)).sales);
  expect(new Set(sales.map(({ state }) => state))).toEqual(new Set(['open', 'delivered', 'cancelled']));
  const statuses = demoSales.map((sale) => {
    const [openAt, closeAt] = [toTime(sale.opensDaysAgo), toTime(sale.closesDaysAgo)];
    const state = sale.failedDaysAgo === undefined ? 'open' : 'cancelled';
    return computeRoundStatus({ kind: 'sale', sale: { state, openAt, closeAt } }, 0n);
  });
  expect(new Set(statuses)).toEqual(new Set(['going', 'open', 'close']));
  const buyers = sales.flatMap((sale) => sale.buyers);
  expect(buyers.some(({ claimed }) => claimed > 0n)).toBe(true);
  expect(buyers.some(({ isRefunded }) => isRefunded)).toBe(true);
  expect(buyers.some(({ isChangeTaken }) => isChangeTaken)).toBe(true);
  expect(sales.some(({ level }) => level > 0n && level < fullLevel)).toBe(true);
});

it('[OPS-01] [IDO-09] the demo has forty buyers, most of them in a sale that is far beyond its cap', () => {
  const sales = chainIds.flatMap((chainId) => planSales(toWorld(chainId)).sales);
  const buyers = new Set(sales.flatMap((sale) => sale.buyers.map(({ address }) => address)));
  expect(buyers.size).toBe(40);
  const [crowded] = sales.toSorted((a, b) => b.buyers.length - a.buyers.length);
  expect(crowded?.buyers).toHaveLength(36);
  const { hardCap = Number.NaN } = demoSales.find(({ project }) => project === 1) ?? {};
  expect(crowded?.committed).toBeGreaterThan(2n * BigInt(hardCap) * 10n ** 18n);
});

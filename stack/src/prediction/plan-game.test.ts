import { deploymentPlans } from '@tradewind/abi/local/deployment-plan';
import { simulatedAggregatorAbi } from '@tradewind/abi/local/simulated-aggregator.abi';
import { computeWeek, computeWeekStart } from '@tradewind/rules/prediction/grid';
import { decodeFunctionData } from 'viem';
import { describe, expect, it } from 'vitest';
import { localAccount } from '../demo-accounts.ts';
import { toGameWorld } from './game-world.ts';
import { computeGameStart, planGame } from './plan-game.ts';
import { createSimulatedPrice } from './simulated-price.ts';

const addresses = Array.from({ length: 13 }, (_, index) => localAccount(index).address);
const monday = computeWeekStart(computeWeek(1_795_000_000));
const simulated = createSimulatedPrice(Buffer.from('game'.padEnd(32, '.')));
const aggregator = deploymentPlans[31337].find(({ name }) => name === 'SimulatedAggregator')!.address;
const planAt = (endTimestamp: number) =>
  planGame(toGameWorld({ simulated, addressOf: (account) => addresses[account]!, endTimestamp }));

describe('[PRED-12] the demo history of the game', () => {
  const endTimestamp = monday + 5 * 86_400 + 1_234;
  const plan = planAt(endTimestamp);
  const ticks = plan.transactions.filter(({ to }) => to === aggregator);

  it('is the same for each run, and in the order of its times', () => {
    expect(planAt(endTimestamp)).toEqual(plan);
    const times = plan.transactions.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(computeGameStart(endTimestamp));
    expect(times.at(-1)).toBeLessThanOrEqual(endTimestamp);
  });

  it('has prices for a day, recently one a minute, one within seconds after each boundary, each that of its time', () => {
    const day = ticks.filter(({ timestamp }) => timestamp > endTimestamp - 86_400);
    const longestGap = (since: number) => {
      const times = day.map(({ timestamp }) => timestamp).filter((timestamp) => timestamp > since);
      return Math.max(...[...times.slice(1), endTimestamp].map((time, index) => time - times[index]!));
    };
    expect(longestGap(0)).toBeLessThanOrEqual(100);
    expect(longestGap(endTimestamp - 3 * 3_600)).toBeLessThanOrEqual(60);
    const afterBoundary = day.filter(({ timestamp }) => timestamp % 300 <= 5);
    expect(afterBoundary.length).toBeGreaterThanOrEqual(287);
    for (const { timestamp, data } of day.slice(0, 50)) {
      const { args } = decodeFunctionData({ abi: simulatedAggregatorAbi, data });
      expect(args).toEqual([simulated.priceAt(timestamp)]);
    }
  });

  it.each([
    ['on a Saturday', monday + 5 * 86_400 + 1_234],
    ['on a Monday morning, with last week not over for long', monday + 600],
    ['on a Monday evening, when last week may still be refused', monday + 70_000],
    ['on a Tuesday', monday + 2 * 86_400 - 7],
  ])('fits together %s', (_when, now) => {
    const { transactions, entryCount, boundaryCount } = planAt(now);
    expect(entryCount).toBeGreaterThan(300);
    expect(boundaryCount).toBeGreaterThan(100);
    expect(transactions.some(({ timestamp, from }) => timestamp < monday && from === 1)).toBe(true);
    expect(new Set(transactions.map(({ from }) => from))).toEqual(
      new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11]),
    );
  });
});

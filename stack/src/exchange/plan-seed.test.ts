import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { localEns } from '@tradewind/abi/local/ens';
import { localPools } from '@tradewind/abi/local/deployment-plan';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { decodeFunctionData, erc20Abi } from 'viem';
import { describe, expect, it } from 'vitest';
import { localAccount } from '../demo-accounts.ts';
import { computeArbitrage, computeUnitValues } from './planned-pool.ts';
import { planSeed } from './plan-seed.ts';
import type { SeedWorld } from './seed-world.ts';

const network = findNetworkDeployment(31337)!;
const exchange = findExchangeDeployment(31337)!;
const tokens = defaultTokenLists[31337]!.tokens;
const addresses = Array.from({ length: 10 }, (_, index) => localAccount(index).address);
const world: SeedWorld = {
  network,
  exchange,
  tokens,
  pools: localPools,
  addressOf: (account) => addresses[account]!,
  ageSeconds: 26 * 3600,
};
const plan = planSeed(world);

describe('planSeed', () => {
  it('[OPS-01] is the same for each run', () => {
    expect(planSeed(world)).toEqual(plan);
  });

  it('[OPS-01] is a day of several hundred trades in the order of their times, up to the present', () => {
    const trades = plan.transactions
      .filter(({ from }) => from >= 4 && from <= 8)
      .filter(({ to }) => to === exchange.router);
    expect(trades.length).toBeGreaterThan(300);
    const times = plan.transactions.map(({ offsetSeconds }) => offsetSeconds);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeGreaterThan(world.ageSeconds - 1_800);
    expect(times.at(-1)).toBeLessThan(world.ageSeconds);
    expect(new Set(trades.map(({ from }) => from))).toEqual(new Set([4, 5, 6, 7, 8]));
  });

  it('[OPS-01] leaves pools whose prices agree within one percent', () => {
    const stablecoins = tokens.filter(({ tags }) => tags?.includes('stablecoin'));
    const values = computeUnitValues(plan.pools, stablecoins);
    for (const pool of plan.pools) {
      expect(computeArbitrage(pool, values).gapBps).toBeLessThan(100);
    }
  });

  it('[SHELL-04] burns 99,241,159 platform tokens', () => {
    const burns = plan.transactions
      .filter(({ to }) => to === exchange.platformToken)
      .map(({ data }) => decodeFunctionData({ abi: erc20Abi, data }))
      .filter(({ args }) => args?.[0] === exchange.burnAddress);
    expect(burns.map(({ args }) => args?.[1])).toEqual([99_241_159n * 10n ** 18n]);
  });

  it('[OPS-01] gives each demo trader a name and some of every token, and approves nothing for them', () => {
    const ens: string[] = Object.values(localEns);
    for (const account of [1, 2, 3]) {
      const received = plan.transactions.filter(
        ({ data }) =>
          data.startsWith('0xa9059cbb') && data.includes(addresses[account]!.slice(2).toLowerCase()),
      );
      expect(received).toHaveLength(tokens.length - 1);
      const sent = plan.transactions.filter(({ from }) => from === account).map(({ to }) => to);
      expect(sent).toContain(localEns.registrar);
      expect(sent.filter((to) => !ens.includes(to))).toEqual([]);
    }
  });
});

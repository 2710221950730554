import type { AreaSeed } from '../area.ts';
import { assertMonthly } from './assert-monthly.ts';
import { assertSales } from './assert-sales.ts';
import { planMonthly } from './plan-monthly.ts';
import { computeSalesStart, planSales } from './plan-sales.ts';
import { toSaleWorld } from './sale-world.ts';

/** Two months of sales on three chains, one in each state, and orders of the one with monthly release. */
export const launchpadSeed: AreaSeed = {
  chainIds: [31337, 31338, 31339],
  computeStart: computeSalesStart,
  plan: ({ chainId, addressOf, endTimestamp }) => {
    const world = toSaleWorld({ chainId, addressOf, endTimestamp });
    const { transactions, sales } = planSales(world);
    const monthly = planMonthly(world);
    return {
      transactions: [...transactions, ...monthly.transactions].toSorted((a, b) => a.timestamp - b.timestamp),
      assert: async (client) => {
        await assertSales(client, world.factory, sales);
        if (monthly.planned) await assertMonthly(client, monthly.planned);
      },
    };
  },
};

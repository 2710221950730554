import type { AreaSeed } from '../area.ts';
import { assertSales } from './assert-sales.ts';
import { computeSalesStart, planSales } from './plan-sales.ts';
import { toSaleWorld } from './sale-world.ts';

/** Two months of sales on three chains, one in each state. */
export const launchpadSeed: AreaSeed = {
  chainIds: [31337, 31338, 31339],
  computeStart: computeSalesStart,
  plan: ({ chainId, addressOf, endTimestamp }) => {
    const world = toSaleWorld({ chainId, addressOf, endTimestamp });
    const { transactions, sales } = planSales(world);
    return { transactions, assert: (client) => assertSales(client, world.factory, sales) };
  },
};

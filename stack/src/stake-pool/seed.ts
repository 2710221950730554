import type { AreaSeed } from '../area.ts';
import { assertPools } from './assert-pools.ts';
import { computePoolStart, planPools } from './plan-pools.ts';
import { toPoolWorld } from './pool-world.ts';

/** Forty days of stake pools: the shortest period of the running one is over. */
export const stakePoolSeed: AreaSeed = {
  computeStart: computePoolStart,
  plan: ({ addressOf, endTimestamp }) => {
    const { transactions, pools } = planPools(toPoolWorld({ addressOf, endTimestamp }));
    return { transactions, assert: (client) => assertPools(client, pools) };
  },
};

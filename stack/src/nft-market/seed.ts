import type { AreaSeed } from '../area.ts';
import { assertMarket } from './assert-market.ts';
import { toMarketWorld } from './market-world.ts';
import { computeMarketStart, planMarket } from './plan-market.ts';

/** A week of NFT markets: works of a dozen artists, and Genesis works, in every state of a sale. */
export const nftMarketSeed: AreaSeed = {
  computeStart: computeMarketStart,
  plan: ({ addressOf, endTimestamp }) => {
    const world = toMarketWorld({ addressOf, endTimestamp });
    const { transactions, holdings } = planMarket(world);
    return { transactions, assert: (client) => assertMarket(client, world, holdings) };
  },
};

import type { AreaSeed } from '../area.ts';
import { assertGame } from './assert-game.ts';
import { toGameWorld } from './game-world.ts';
import { computeGameStart, planGame } from './plan-game.ts';
import { createSimulatedMarket } from './simulated-market.ts';

/** The game's history at the prices of the simulated market. */
export const predictionSeed: AreaSeed = {
  computeStart: computeGameStart,
  plan: ({ addressOf, endTimestamp, marketSeed }) => {
    const market = createSimulatedMarket(Buffer.from(marketSeed, 'hex'));
    const game = planGame(toGameWorld({ market, addressOf, endTimestamp }));
    return { transactions: game.transactions, assert: (client) => assertGame(client, game) };
  },
};

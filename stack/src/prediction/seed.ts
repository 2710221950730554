import type { AreaSeed } from '../area.ts';
import { assertGame } from './assert-game.ts';
import { toGameWorld } from './game-world.ts';
import { computeGameStart, planGame } from './plan-game.ts';
import { createSimulatedPrice } from './simulated-price.ts';

/** The game's history at the prices of the simulated price. */
export const predictionSeed: AreaSeed = {
  computeStart: computeGameStart,
  plan: ({ addressOf, endTimestamp, priceSeed }) => {
    const simulated = createSimulatedPrice(Buffer.from(priceSeed, 'hex'));
    const game = planGame(toGameWorld({ simulated, addressOf, endTimestamp }));
    return { transactions: game.transactions, assert: (client) => assertGame(client, game) };
  },
};

import { findPredictionDeployment, type PredictionDeployment } from '@tradewind/abi/deployment';
import { deploymentPlan } from '@tradewind/abi/local/deployment-plan';
import { createRandom, type Random } from '../seed/random.ts';
import type { SimulatedMarket } from './simulated-market.ts';

/** What the demo's game is played in; times are Unix seconds. */
export interface GameWorld {
  readonly prediction: PredictionDeployment;
  /** Who writes the feed's rounds. */
  readonly aggregator: `0x${string}`;
  readonly market: SimulatedMarket;
  readonly random: Random;
  /** Address of an account of the local mnemonic. */
  readonly addressOf: (account: number) => `0x${string}`;
  readonly endTimestamp: number;
}

/** Accounts of the local mnemonic. */
export const players = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Those of the development wallet: what they won last is theirs to collect. */
export const demoPlayers: readonly number[] = [1, 2, 3];
export const keeper = 10;
export const feeder = 11;

const chainId = 31337;
const randomSeed = 20_260_102;

/** The game of the local deployment. */
export function toGameWorld(options: Pick<GameWorld, 'market' | 'addressOf' | 'endTimestamp'>): GameWorld {
  const prediction = findPredictionDeployment(chainId);
  const aggregator = deploymentPlan.find(({ name }) => name === 'SimulatedAggregator')?.address;
  if (prediction === undefined || aggregator === undefined) {
    throw new TypeError('the local chain has a deployment of the game');
  }
  return { ...options, prediction, aggregator, random: createRandom(randomSeed) };
}

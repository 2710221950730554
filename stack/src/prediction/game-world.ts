import { findPredictionDeployment, type PredictionDeployment } from '@tradewind/abi/deployment';
import { deploymentPlans } from '@tradewind/abi/local/deployment-plan';
import { createRandom, type Random } from '../seed/random.ts';
import type { SimulatedPrice } from './simulated-price.ts';

/** The inputs of the demo's game; times are Unix seconds. */
export interface GameWorld {
  readonly prediction: PredictionDeployment;
  /** The contract that stores the feed's rounds. */
  readonly aggregator: `0x${string}`;
  readonly simulated: SimulatedPrice;
  readonly random: Random;
  /** Returns the address of an account of the local mnemonic. */
  readonly addressOf: (account: number) => `0x${string}`;
  readonly endTimestamp: number;
}

/** Accounts of the local mnemonic. */
export const players = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** The accounts of the development wallet, who collect their last wins themselves. */
export const demoPlayers: readonly number[] = [1, 2, 3];
/** The accounts that play against the user on the running chain. */
export const opponents: readonly number[] = [4, 5, 6, 7, 8];
export const keeper = 10;
export const feeder = 11;

const chainId = 31337;
const randomSeed = 20_260_102;

/** Returns the game of the local deployment. */
export function toGameWorld(options: Pick<GameWorld, 'simulated' | 'addressOf' | 'endTimestamp'>): GameWorld {
  const prediction = findPredictionDeployment(chainId);
  const aggregator = deploymentPlans[31337].find(({ name }) => name === 'SimulatedAggregator')?.address;
  if (prediction === undefined || aggregator === undefined) {
    throw new TypeError('the local chain has a deployment of the game');
  }
  return { ...options, prediction, aggregator, random: createRandom(randomSeed) };
}

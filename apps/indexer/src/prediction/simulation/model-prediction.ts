import type { Hex } from '@tradewind/db/column/hex-bytes';
import { computeLockTime, computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import type { PredictionSources } from '../sources.ts';
import { payBonus } from './model-bonus.ts';
import { isSilentSince, moveFeed } from './model-feed.ts';
import type { ModelLog } from '../../simulation/model-log.ts';
import { actOnMarket, createModelMarket, modelGenesis, type ModelMarket } from './model-market.ts';
import type { Random } from '../../simulation/random.ts';

/** The deployment of a model chain. */
export const modelPredictionSources: Omit<PredictionSources, 'chainId'> = {
  market: `0x${'aa'.repeat(20)}`,
  oracle: `0x${'ab'.repeat(20)}`,
  bonus: `0x${'ac'.repeat(20)}`,
  genesis: modelGenesis,
};

const stranger: Hex = `0x${'97'.repeat(20)}`;

/** Whether the feed has no price of the last boundary yet. */
export function isPriceDue(market: ModelMarket, time: number): boolean {
  return isSilentSince(market.feed, computeLockTime(modelGenesis, computeOpenEpoch(modelGenesis, time) - 1));
}

/**
 * Events of a transaction of the prediction contracts: the feed, the market, bonuses, and the same events by
 * other contracts.
 */
export function createPredictionTransaction(
  random: Random,
  { market: address, oracle, bonus }: Omit<PredictionSources, 'chainId'>,
  { market, time }: { market: ModelMarket; time: number },
): ModelLog[] {
  if (random.chance(isPriceDue(market, time) ? 0.9 : 0.15))
    return moveFeed(random, market.feed, oracle, time);
  const dice = random.next();
  if (dice < 0.1) return payBonus(random, bonus);
  if (dice < 0.15) return actOnMarket({ random, market: createModelMarket(), address: stranger, time });
  return actOnMarket({ random, market, address, time });
}

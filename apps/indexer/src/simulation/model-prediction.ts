import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { PredictionSources } from '../prediction-sources.ts';
import { payBonus } from './model-bonus.ts';
import { moveFeed } from './model-feed.ts';
import type { ModelLog } from './model-log.ts';
import { actOnMarket, createModelMarket, type ModelMarket } from './model-market.ts';
import type { Random } from './random.ts';

/** What a model chain has instead of a deployment. */
export const modelPredictionSources: Omit<PredictionSources, 'chainId'> = {
  market: `0x${'aa'.repeat(20)}`,
  oracle: `0x${'ab'.repeat(20)}`,
  bonus: `0x${'ac'.repeat(20)}`,
};

const stranger: Hex = `0x${'97'.repeat(20)}`;

/** What a transaction of the prediction's contracts emits: the feed, the market, bonuses, and noise by a stranger with the same events. */
export function createPredictionTransaction(
  random: Random,
  { market: address, oracle, bonus }: Omit<PredictionSources, 'chainId'>,
  { market, time }: { market: ModelMarket; time: number },
): ModelLog[] {
  const dice = random.next();
  if (dice < 0.4) return moveFeed(random, market.feed, oracle, time);
  if (dice < 0.46) return payBonus(random, bonus);
  if (dice < 0.5) return actOnMarket({ random, market: createModelMarket(), address: stranger, time });
  return actOnMarket({ random, market, address, time });
}

import type { WireMarket } from '@tradewind/schema/prediction/round';
import type { MarketView } from './market-reader.ts';
import { toWholePrice } from './whole-amount.ts';

export function toWireMarket({ checkpoint, openEpoch, state, unresolved }: MarketView): WireMarket {
  const { isPaused, lastPrice } = state;
  return {
    blockNumber: checkpoint.blockNumber,
    blockTimestamp: checkpoint.blockTimestamp,
    openEpoch,
    isPaused,
    lastPrice: lastPrice && toWholePrice(lastPrice.answer),
    lastPriceAt: lastPrice && lastPrice.updatedAt,
    unresolvedCount: unresolved.length,
  };
}

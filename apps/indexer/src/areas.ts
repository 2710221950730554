import { createExchangeArea } from './exchange/exchange-area.ts';
import { createMarketInfoArea } from './market-info/market-info-area.ts';
import { createPredictionArea } from './prediction/prediction-area.ts';
import type { CreateAreas } from './sync/area.ts';

/** Areas of a chain in the order of their writes; each may read the rows of those before it. */
export const createAreas: CreateAreas = (database, { exchange, prediction }) => [
  ...(exchange ? [createExchangeArea(database, exchange), createMarketInfoArea(exchange)] : []),
  ...(prediction ? [createPredictionArea(database, prediction)] : []),
];

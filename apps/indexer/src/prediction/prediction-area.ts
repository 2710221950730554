import { findPredictionDeployment } from '@tradewind/abi/deployment';
import { chainlinkBoundaryOracleEvents } from '@tradewind/abi/prediction/chainlink-boundary-oracle.events';
import { accountWeekTable, priceCandleTable, priceTable, roundTable } from '@tradewind/db/prediction/tables';
import { announcedBy } from '../contract/emitters.ts';
import { defineArea } from '../sync/define-area.ts';
import { predictionEvents } from './events.ts';
import { toPredictionNotice } from './prediction-notice.ts';
import { createFactReader } from './read-facts.ts';
import { toPredictionSources } from './sources.ts';
import { undoPrediction } from './undo-prediction.ts';
import { writePrediction } from './write-prediction.ts';

/**
 * Indexes events of the market, the oracle with its feed and the bonus distributor, and derives rounds and
 * candles.
 */
export const predictionArea = defineArea({
  name: 'prediction',
  findDeployment: findPredictionDeployment,
  toSources: toPredictionSources,
  events: predictionEvents,
  emitters: ({ market, oracle, bonus }) => ({
    market,
    oracle,
    aggregator: announcedBy(
      oracle,
      chainlinkBoundaryOracleEvents.phasePinned,
      ({ aggregator }) => aggregator,
    ),
    bonus,
  }),
  tables: { ofBlocks: [priceTable], derived: [roundTable, accountWeekTable, priceCandleTable] },
  createReader: createFactReader,
  write: writePrediction,
  undo: undoPrediction,
  notices: (_, { source, rows, facts: { prices, counts } }) =>
    Promise.resolve([toPredictionNotice({ ...rows, prices }, source.to, counts)]),
});

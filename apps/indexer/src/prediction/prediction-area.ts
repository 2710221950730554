import type { Database } from '@tradewind/db/database';
import { phasePinnedTable, roundTable } from '@tradewind/db/prediction/tables';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Contracts } from '../contract/contracts.ts';
import type { PredictionSources } from '../prediction-sources.ts';
import type { Log } from '../rpc/schema.ts';
import type { Area, AreaChange } from '../sync/area.ts';
import type { BlockSource } from '../sync/block-source.ts';
import { type EventRows, toEventRows } from './event-rows.ts';
import { decodePhasePinned, selectors } from './events.ts';
import { toPredictionNotice } from './prediction-notice.ts';
import type { Pin } from './select-counting-prices.ts';
import { clearPrediction, undoPrediction } from './undo-prediction.ts';
import { writePrediction } from './write-prediction.ts';

/**
 * Indexes events of the market, the oracle with its feed and the bonus distributor, and derives rounds and
 * candles.
 */
export function createPredictionArea(database: Database, sources: PredictionSources): Area {
  const { chainId } = sources;
  return {
    name: 'prediction',
    contracts: listContracts(sources),
    read: (source, logs) => readPrediction(database, sources, source, logs),
    undo: (transaction, { blockNumber }) => undoPrediction(transaction, sources, blockNumber),
    settle: () => Promise.resolve(),
    clear: (transaction) => clearPrediction(transaction, chainId),
  };
}

/** The oracle announces the aggregators of the feed. */
function listContracts({ market, oracle, bonus }: PredictionSources): Contracts {
  return {
    roots: [
      { address: market, selectors: Object.values(selectors.market) },
      { address: bonus, selectors: Object.values(selectors.bonus) },
    ],
    factories: [
      {
        factory: oracle,
        event: selectors.oracle.phasePinned,
        findChild: (log) => decodePhasePinned(log).aggregator,
        selectors: Object.values(selectors.aggregator),
      },
    ],
  };
}

async function readPrediction(
  database: Database,
  sources: PredictionSources,
  source: BlockSource,
  logs: readonly Log[],
): Promise<AreaChange> {
  const { chainId } = sources;
  if (logs.length === 0) return { eventCount: 0, write: () => Promise.resolve() };
  const [blocks, pins] = await Promise.all([source.getBlocks(logs), listPins(database, chainId)]);
  const rows = toEventRows(chainId, logs, blocks, pins);
  const counts = await countEntries(database, chainId, rows);
  return {
    eventCount: logs.length,
    write: (transaction) => writePrediction(transaction, sources, rows),
    notice: () => Promise.resolve(toPredictionNotice(rows, source.to, counts)),
  };
}

async function listPins({ orm }: Database, chainId: number): Promise<Pin[]> {
  const { phase, aggregator, since, blockNumber, logIndex } = phasePinnedTable;
  return orm
    .select({ phase, aggregator, since, blockNumber, logIndex })
    .from(phasePinnedTable)
    .where(eq(phasePinnedTable.chainId, chainId))
    .orderBy(asc(blockNumber), asc(logIndex));
}

async function countEntries(
  { orm }: Database,
  chainId: number,
  { entered }: EventRows,
): Promise<Map<number, number>> {
  if (entered.length === 0) return new Map();
  const { epoch, entryCount } = roundTable;
  const touched = [...new Set(entered.map((entry) => entry.epoch))];
  const rows = await orm
    .select({ epoch, entryCount })
    .from(roundTable)
    .where(and(eq(roundTable.chainId, chainId), inArray(epoch, touched)));
  return new Map(rows.map((row) => [row.epoch, row.entryCount]));
}

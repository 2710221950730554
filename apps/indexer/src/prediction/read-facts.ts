import type { Database } from '@tradewind/db/database';
import { phasePinnedTable, type priceTable, roundTable } from '@tradewind/db/prediction/tables';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '../sync/define-area.ts';
import type { BlockSource } from '../sync/block-source.ts';
import type { EventRows } from './events.ts';
import { type Pin, selectCountingPrices } from './select-counting-prices.ts';
import type { PredictionSources } from './sources.ts';

type Facts = {
  prices: (typeof priceTable.$inferInsert)[];
  /** Entries of each touched round in earlier blocks. */
  counts: ReadonlyMap<number, number>;
};

export type PredictionChange = Change<PredictionSources, EventRows, Facts>;

/** Reads the pins of earlier blocks, which decide which answers are prices, and the counts of touched rounds. */
export function createFactReader({ chainId }: PredictionSources, database: Database) {
  return async (_source: BlockSource, rows: EventRows): Promise<Facts> => {
    const pins = rows.answers.length > 0 ? await listPins(database, chainId) : [];
    return {
      prices: selectCountingPrices(rows.answers, [...pins, ...rows.phasesPinned]),
      counts: await countEntries(database, chainId, rows),
    };
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

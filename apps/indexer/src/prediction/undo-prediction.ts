import type { Transaction } from '@tradewind/db/database';
import {
  accountWeekTable,
  enteredTable,
  priceCandleTable,
  priceTable,
  roundSettledTable,
  roundTable,
} from '@tradewind/db/prediction/tables';
import { computeCandleStart } from '@tradewind/rules/prediction/grid';
import { and, eq, gt } from 'drizzle-orm';
import { deleteRows } from '../delete-rows.ts';
import type { PredictionSources } from '../prediction-sources.ts';
import { listAccountWeeksAbove, remakeAccountWeeks } from './account-weeks.ts';
import { eventTables } from './event-tables.ts';
import { refreshCandles } from './refresh-candles.ts';
import { refreshRounds } from './refresh-rounds.ts';

/** Deletes the events above the ancestor and recomputes their rounds, candles and accounts' weeks. */
export async function undoPrediction(
  transaction: Transaction,
  sources: Pick<PredictionSources, 'chainId' | 'genesis'>,
  ancestor: number,
): Promise<void> {
  const { chainId } = sources;
  const epochs = new Set<number>();
  for (const table of [enteredTable, roundSettledTable]) {
    const rows = await transaction
      .selectDistinct({ epoch: table.epoch })
      .from(table)
      .where(and(eq(table.chainId, chainId), gt(table.blockNumber, ancestor)));
    for (const { epoch } of rows) epochs.add(epoch);
  }
  const weeks = await listAccountWeeksAbove(transaction, sources, ancestor);
  const prices = await transaction
    .select({ updatedAt: priceTable.updatedAt })
    .from(priceTable)
    .where(and(eq(priceTable.chainId, chainId), gt(priceTable.blockNumber, ancestor)));
  const candles = new Set(prices.map(({ updatedAt }) => computeCandleStart(updatedAt)));
  for (const table of Object.values(eventTables)) {
    await transaction.delete(table).where(and(eq(table.chainId, chainId), gt(table.blockNumber, ancestor)));
  }
  await refreshRounds(transaction, chainId, [...epochs]);
  await remakeAccountWeeks(transaction, sources, weeks);
  await refreshCandles(transaction, chainId, [...candles]);
}

export async function clearPrediction(transaction: Transaction, chainId: number): Promise<void> {
  for (const table of [...Object.values(eventTables), roundTable, accountWeekTable, priceCandleTable]) {
    await deleteRows(transaction, table, { chainId });
  }
}

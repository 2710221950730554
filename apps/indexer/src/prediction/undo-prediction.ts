import type { Transaction } from '@tradewind/db/database';
import {
  enteredTable,
  priceCandleTable,
  priceTable,
  roundSettledTable,
  roundTable,
} from '@tradewind/db/prediction/tables';
import { computeCandleStart } from '@tradewind/rules/prediction/grid';
import { and, eq, gt } from 'drizzle-orm';
import { eventTables } from './event-tables.ts';
import { refreshCandles } from './refresh-candles.ts';
import { refreshRounds } from './refresh-rounds.ts';

/** Takes back the events above the ancestor and makes the rounds and candles that they touched anew. */
export async function undoPrediction(
  transaction: Transaction,
  chainId: number,
  ancestor: number,
): Promise<void> {
  const epochs = new Set<number>();
  for (const table of [enteredTable, roundSettledTable]) {
    const rows = await transaction
      .selectDistinct({ epoch: table.epoch })
      .from(table)
      .where(and(eq(table.chainId, chainId), gt(table.blockNumber, ancestor)));
    for (const { epoch } of rows) epochs.add(epoch);
  }
  const prices = await transaction
    .select({ updatedAt: priceTable.updatedAt })
    .from(priceTable)
    .where(and(eq(priceTable.chainId, chainId), gt(priceTable.blockNumber, ancestor)));
  const candles = new Set(prices.map(({ updatedAt }) => computeCandleStart(updatedAt)));
  for (const table of Object.values(eventTables)) {
    await transaction.delete(table).where(and(eq(table.chainId, chainId), gt(table.blockNumber, ancestor)));
  }
  await refreshRounds(transaction, chainId, [...epochs]);
  await refreshCandles(transaction, chainId, [...candles]);
}

export async function clearPrediction(transaction: Transaction, chainId: number): Promise<void> {
  for (const table of [...Object.values(eventTables), roundTable, priceCandleTable]) {
    await transaction.delete(table).where(eq(table.chainId, chainId));
  }
}

import type { Transaction } from '@tradewind/db/database';
import { enteredTable, priceTable, roundSettledTable } from '@tradewind/db/prediction/tables';
import { computeCandleStart } from '@tradewind/rules/prediction/grid';
import { and, eq, gt } from 'drizzle-orm';
import type { Position } from '../sync/area.ts';
import type { Repair } from '../sync/define-area.ts';
import { listAccountWeeksAbove, remakeAccountWeeks } from './account-weeks.ts';
import { refreshCandles } from './refresh-candles.ts';
import { refreshRounds } from './refresh-rounds.ts';
import type { PredictionSources } from './sources.ts';

/** Lists the rounds, candles and accounts' weeks of events above the ancestor; the answer recomputes them. */
export async function undoPrediction(
  transaction: Transaction,
  sources: PredictionSources,
  { blockNumber: ancestor }: Position,
): Promise<Repair> {
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
  return async () => {
    await refreshRounds(transaction, chainId, [...epochs]);
    await remakeAccountWeeks(transaction, sources, weeks);
    await refreshCandles(transaction, chainId, [...candles]);
  };
}

import type { Transaction } from '@tradewind/db/database';
import { priceTable } from '@tradewind/db/prediction/tables';
import { computeCandleStart } from '@tradewind/rules/prediction/grid';
import { insertRows } from '../insert-rows.ts';
import { addSettledRounds } from './account-weeks.ts';
import type { PredictionChange } from './read-facts.ts';
import { refreshCandles } from './refresh-candles.ts';
import { refreshRounds } from './refresh-rounds.ts';

/** Adds the prices, and computes rounds, candles and accounts' weeks of the new events. */
export async function writePrediction(
  transaction: Transaction,
  { sources, rows, facts: { prices } }: PredictionChange,
): Promise<void> {
  const { chainId } = sources;
  await insertRows(transaction, priceTable, prices);
  const epochs = [...rows.entered, ...rows.roundsSettled].map(({ epoch }) => epoch);
  const candles = prices.map(({ updatedAt }) => computeCandleStart(updatedAt));
  await refreshRounds(transaction, chainId, [...new Set(epochs)]);
  const settled = rows.roundsSettled.map(({ epoch }) => epoch);
  await addSettledRounds(transaction, sources, settled);
  await refreshCandles(transaction, chainId, [...new Set(candles)]);
}

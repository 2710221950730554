import type { Transaction } from '@tradewind/db/database';
import { computeCandleStart } from '@tradewind/rules/prediction/grid';
import { insertRows } from '../insert-rows.ts';
import type { PredictionSources } from '../prediction-sources.ts';
import { addSettledRounds } from './account-weeks.ts';
import type { EventRows } from './event-rows.ts';
import { eventTables } from './event-tables.ts';
import { refreshCandles } from './refresh-candles.ts';
import { refreshRounds } from './refresh-rounds.ts';

/** Adds the event rows and computes their rounds, candles and accounts' weeks. */
export async function writePrediction(
  transaction: Transaction,
  { chainId, genesis }: Pick<PredictionSources, 'chainId' | 'genesis'>,
  rows: EventRows,
): Promise<void> {
  await insertRows(transaction, eventTables.entered, rows.entered);
  await insertRows(transaction, eventTables.boundariesResolved, rows.boundariesResolved);
  await insertRows(transaction, eventTables.roundsSettled, rows.roundsSettled);
  await insertRows(transaction, eventTables.claimed, rows.claimed);
  await insertRows(transaction, eventTables.credited, rows.credited);
  await insertRows(transaction, eventTables.pendingWithdrawn, rows.pendingWithdrawn);
  await insertRows(transaction, eventTables.selfClaimOnlySet, rows.selfClaimOnlySet);
  await insertRows(transaction, eventTables.entriesPaused, rows.entriesPaused);
  await insertRows(transaction, eventTables.treasurySwept, rows.treasurySwept);
  await insertRows(transaction, eventTables.phasesPinned, rows.phasesPinned);
  await insertRows(transaction, eventTables.prices, rows.prices);
  await insertRows(transaction, eventTables.weeksPublished, rows.weeksPublished);
  await insertRows(transaction, eventTables.weeksVetoed, rows.weeksVetoed);
  await insertRows(transaction, eventTables.bonusesClaimed, rows.bonusesClaimed);
  await insertRows(transaction, eventTables.weeksExpired, rows.weeksExpired);
  const epochs = [...rows.entered, ...rows.roundsSettled].map(({ epoch }) => epoch);
  const candles = rows.prices.map(({ updatedAt }) => computeCandleStart(updatedAt));
  await refreshRounds(transaction, chainId, [...new Set(epochs)]);
  const settled = rows.roundsSettled.map(({ epoch }) => epoch);
  await addSettledRounds(transaction, { chainId, genesis }, settled);
  await refreshCandles(transaction, chainId, [...new Set(candles)]);
}

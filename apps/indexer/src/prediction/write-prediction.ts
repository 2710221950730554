import type { Transaction } from '@tradewind/db/database';
import { computeCandleStart } from '@tradewind/rules/prediction/grid';
import { insertRows } from '../insert-rows.ts';
import type { EventRows } from './event-rows.ts';
import { eventTables } from './event-tables.ts';
import { refreshCandles } from './refresh-candles.ts';
import { refreshRounds } from './refresh-rounds.ts';

/** Adds the event rows and makes the rounds and candles that they touch anew. */
export async function writePrediction(
  transaction: Transaction,
  chainId: number,
  rows: EventRows,
): Promise<void> {
  // On one connection these follow each other without waiting for answers.
  await Promise.all([
    insertRows(transaction, eventTables.entered, rows.entered),
    insertRows(transaction, eventTables.boundariesResolved, rows.boundariesResolved),
    insertRows(transaction, eventTables.roundsSettled, rows.roundsSettled),
    insertRows(transaction, eventTables.claimed, rows.claimed),
    insertRows(transaction, eventTables.credited, rows.credited),
    insertRows(transaction, eventTables.pendingWithdrawn, rows.pendingWithdrawn),
    insertRows(transaction, eventTables.selfClaimOnlySet, rows.selfClaimOnlySet),
    insertRows(transaction, eventTables.entriesPaused, rows.entriesPaused),
    insertRows(transaction, eventTables.treasurySwept, rows.treasurySwept),
    insertRows(transaction, eventTables.phasesPinned, rows.phasesPinned),
    insertRows(transaction, eventTables.prices, rows.prices),
    insertRows(transaction, eventTables.weeksPublished, rows.weeksPublished),
    insertRows(transaction, eventTables.weeksVetoed, rows.weeksVetoed),
    insertRows(transaction, eventTables.bonusesClaimed, rows.bonusesClaimed),
    insertRows(transaction, eventTables.weeksExpired, rows.weeksExpired),
  ]);
  const epochs = [...rows.entered, ...rows.roundsSettled].map(({ epoch }) => epoch);
  const candles = rows.prices.map(({ updatedAt }) => computeCandleStart(updatedAt));
  await refreshRounds(transaction, chainId, [...new Set(epochs)]);
  await refreshCandles(transaction, chainId, [...new Set(candles)]);
}

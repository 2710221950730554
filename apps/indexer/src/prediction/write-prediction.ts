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
  const insert = <Name extends keyof EventRows>(name: Name) =>
    insertRows(transaction, eventTables[name], rows[name]);
  // On one connection these follow each other without waiting for answers.
  await Promise.all([
    insert('entered'),
    insert('boundariesResolved'),
    insert('roundsSettled'),
    insert('claimed'),
    insert('credited'),
    insert('pendingWithdrawn'),
    insert('selfClaimOnlySet'),
    insert('entriesPaused'),
    insert('treasurySwept'),
    insert('phasesPinned'),
    insert('prices'),
    insert('weeksPublished'),
    insert('weeksVetoed'),
    insert('bonusesClaimed'),
    insert('weeksExpired'),
  ]);
  const epochs = [...rows.entered, ...rows.roundsSettled].map(({ epoch }) => epoch);
  const candles = rows.prices.map(({ updatedAt }) => computeCandleStart(updatedAt));
  await refreshRounds(transaction, chainId, [...new Set(epochs)]);
  await refreshCandles(transaction, chainId, [...new Set(candles)]);
}

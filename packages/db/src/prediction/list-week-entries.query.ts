import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { enteredTable, type PredictionOutcome, roundTable } from './tables.ts';

/** A position with the stakes and outcome of its round. */
export type WeekEntryRow = {
  epoch: number;
  account: Hex;
  amount: bigint;
  isUp: boolean;
  totalUp: bigint;
  totalDown: bigint;
  outcome: PredictionOutcome;
};

/** Positions in the rounds of a week that one side won, in the order in which they were entered: what `rankWeek` takes. */
export async function listWeekEntries(
  database: Database,
  criteria: { chainId: number; fromEpoch: number; toEpoch: number },
): Promise<WeekEntryRow[]> {
  return statement(database).execute(criteria);
}

const statement = prepared((orm) =>
  orm
    .select({
      epoch: enteredTable.epoch,
      account: enteredTable.account,
      amount: enteredTable.amount,
      isUp: enteredTable.isUp,
      totalUp: roundTable.totalUp,
      totalDown: roundTable.totalDown,
      outcome: roundTable.outcome,
    })
    .from(roundTable)
    .innerJoin(
      enteredTable,
      and(eq(enteredTable.chainId, roundTable.chainId), eq(enteredTable.epoch, roundTable.epoch)),
    )
    .where(
      and(
        eq(roundTable.chainId, sql.placeholder('chainId')),
        between(roundTable.epoch, sql.placeholder('fromEpoch'), sql.placeholder('toEpoch')),
        inArray(roundTable.outcome, ['up', 'down']),
      ),
    )
    .orderBy(asc(enteredTable.blockNumber), asc(enteredTable.logIndex))
    .prepare('list_prediction_week_entries'),
);

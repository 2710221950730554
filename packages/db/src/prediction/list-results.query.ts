import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { enteredTable, type PredictionOutcome, roundTable } from './tables.ts';

/** A position in a settled round with the round's stakes and outcome. */
export type ResultRow = {
  epoch: number;
  amount: bigint;
  isUp: boolean;
  totalUp: bigint;
  totalDown: bigint;
  outcome: PredictionOutcome;
};

/** Results of an account's settled rounds, newest first: the input of `computePnl`. */
export async function listResults(
  database: Database,
  criteria: { chainId: number; account: Hex; limit: number },
): Promise<ResultRow[]> {
  return statement(database).execute(criteria);
}

const statement = prepared((orm) =>
  orm
    .select({
      epoch: enteredTable.epoch,
      amount: enteredTable.amount,
      isUp: enteredTable.isUp,
      totalUp: roundTable.totalUp,
      totalDown: roundTable.totalDown,
      outcome: roundTable.outcome,
    })
    .from(enteredTable)
    .innerJoin(
      roundTable,
      and(
        eq(roundTable.chainId, enteredTable.chainId),
        eq(roundTable.epoch, enteredTable.epoch),
        ne(roundTable.outcome, 'pending'),
      ),
    )
    .where(
      and(
        eq(enteredTable.chainId, sql.placeholder('chainId')),
        eq(enteredTable.account, hexPlaceholder('account')),
      ),
    )
    .orderBy(desc(enteredTable.epoch))
    .limit(sql.placeholder('limit'))
    .prepare('list_prediction_results'),
);

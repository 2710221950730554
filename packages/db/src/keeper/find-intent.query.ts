import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { intentTable } from './tables.ts';

/** The state of an intent; its receipt is definitive once the state is `final`. */
export type IntentResult = Pick<
  typeof intentTable.$inferSelect,
  'state' | 'reason' | 'txHash' | 'blockNumber' | 'succeeded'
>;

/** Undefined where it was not requested. */
export async function findIntent(
  database: Database,
  criteria: { chainId: number; intentKey: string },
): Promise<IntentResult | undefined> {
  const [intent] = await statement(database).execute(criteria);
  return intent;
}

const statement = prepared((orm) =>
  orm
    .select({
      state: intentTable.state,
      reason: intentTable.reason,
      txHash: intentTable.txHash,
      blockNumber: intentTable.blockNumber,
      succeeded: intentTable.succeeded,
    })
    .from(intentTable)
    .where(
      and(
        eq(intentTable.chainId, sql.placeholder('chainId')),
        eq(intentTable.intentKey, sql.placeholder('intentKey')),
      ),
    )
    .prepare('find_intent'),
);

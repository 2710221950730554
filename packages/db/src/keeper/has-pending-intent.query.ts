import { and, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
import { prepared } from '../prepared.ts';
import { intentTable } from './tables.ts';

/**
 * Whether a call of a contract is requested and in no block yet. One that is bound to another account does not count: its
 * key may be gone, so that it waits without end. Nor does a queued one that would revert: another account was first.
 */
export async function hasPendingIntent(
  database: Database,
  criteria: { chainId: number; recipient: Hex; account: Hex },
): Promise<boolean> {
  return (await statement(database).execute(criteria)).length > 0;
}

// Each state has an index of its own.
const statement = prepared((orm) =>
  unionAll(
    selectIn(orm, 'queued', eq(intentTable.attempts, 0)),
    selectIn(orm, 'bound', eq(intentTable.sender, hexPlaceholder('account'))),
  )
    .limit(1)
    .prepare('has_pending_intent'),
);

function selectIn(orm: Orm, state: 'queued' | 'bound', ...conditions: SQL[]) {
  return orm
    .select({ intentKey: intentTable.intentKey })
    .from(intentTable)
    .where(
      and(
        eq(intentTable.chainId, sql.placeholder('chainId')),
        sql`${intentTable.state} = ${sql.raw(`'${state}'`)}`,
        eq(intentTable.recipient, hexPlaceholder('recipient')),
        ...conditions,
      ),
    );
}

import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type AccountWeekSums, toAccountWeekSums } from './account-week-row.ts';
import { accountWeekTable } from './tables.ts';

/** Results of an account's settled rounds, by week, oldest first. */
export async function listAccountWeeks(
  database: Database,
  criteria: { chainId: number; account: Hex },
): Promise<AccountWeekSums[]> {
  return (await statement(database).execute(criteria)).map(toAccountWeekSums);
}

const statement = prepared((orm) =>
  orm
    .select(getTableColumns(accountWeekTable))
    .from(accountWeekTable)
    .where(
      and(
        eq(accountWeekTable.chainId, sql.placeholder('chainId')),
        eq(accountWeekTable.account, hexPlaceholder('account')),
      ),
    )
    .orderBy(asc(accountWeekTable.week))
    .prepare('list_prediction_account_weeks'),
);

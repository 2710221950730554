import { and, asc, between, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { accountWeekTable, roundTable } from './tables.ts';

/** An account's volume and net result in a week's decided rounds, in wei. */
export type WeekScoreRow = { account: Hex; volume: bigint; net: bigint };

/** The inputs of a week's bonuses, in wei. */
export type WeekSumsRow = {
  /**
   * The accounts with the greatest volumes and those with the greatest gains, in the order of their first
   * entries that count. Of equals the account with the earlier entry is chosen.
   */
  scores: WeekScoreRow[];
  fees: bigint;
};

/** The sums of a week with `ranks` accounts of each leaderboard; the epochs are those of the week, 2,016 at most. */
export async function getWeekSums(
  database: Database,
  criteria: { chainId: number; week: number; first: number; last: number; ranks: number },
): Promise<WeekSumsRow> {
  const [leaders, [sum]] = await Promise.all([
    leadersStatement(database).execute(criteria),
    feesStatement(database).execute(criteria),
  ]);
  return {
    scores: leaders.map(({ account, volume, net }) => ({ account, volume, net })),
    fees: sum?.fees ?? 0n,
  };
}

const leadersStatement = prepared((orm) => {
  const { chainId, week, account, volume, net, firstBlock, firstLogIndex } = accountWeekTable;
  const listTop = (measure: PgColumn, isCounted: SQL) =>
    orm
      .select({ account, volume, net, firstBlock, firstLogIndex })
      .from(accountWeekTable)
      .where(and(eq(chainId, sql.placeholder('chainId')), eq(week, sql.placeholder('week')), isCounted))
      .orderBy(desc(measure), asc(firstBlock), asc(firstLogIndex))
      .limit(sql.placeholder('ranks'));
  return union(listTop(volume, sql`${volume} > 0`), listTop(net, sql`${net} > 0`))
    .orderBy(asc(firstBlock), asc(firstLogIndex))
    .prepare('list_prediction_week_leaders');
});

const feesStatement = prepared((orm) =>
  orm
    .select({ fees: sql<bigint>`coalesce(sum(${roundTable.fee}), 0)`.mapWith(roundTable.fee) })
    .from(roundTable)
    .where(
      and(
        eq(roundTable.chainId, sql.placeholder('chainId')),
        between(roundTable.epoch, sql.placeholder('first'), sql.placeholder('last')),
      ),
    )
    .prepare('get_prediction_week_fees'),
);

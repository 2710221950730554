import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import {
  claimColumns,
  closeTable,
  isCollectable,
  isOfEpoch,
  isOfPosition,
  lockTable,
  positionColumns,
  type PositionRow,
  roundColumns,
  type RoundRow,
} from './round-row.ts';
import { claimedTable, enteredTable, roundTable } from './tables.ts';

export type ListPositions = {
  chainId: number;
  account: Hex;
  /** Only collectable positions, or only ended ones; by default all. */
  only?: 'collectable' | 'ended';
  /** Only rounds before this one: `epoch` of the last row of the previous page. */
  beforeEpoch?: number;
  limit: number;
};

/** The rounds that an account entered, newest first. */
export async function listPositions(
  database: Database,
  { beforeEpoch = Number.MAX_SAFE_INTEGER, only, ...criteria }: ListPositions,
): Promise<(RoundRow & { position: PositionRow })[]> {
  const rows = await statement(database).execute({ ...criteria, beforeEpoch, only: only ?? '' });
  return rows.map(({ position, claim, ...round }) => ({ ...round, position: { ...position, claim } }));
}

const epoch = sql`${enteredTable.epoch}`;

const statement = prepared((orm) =>
  orm
    .select({
      epoch: enteredTable.epoch,
      ...roundColumns,
      position: positionColumns,
      claim: claimColumns,
    })
    .from(enteredTable)
    .leftJoin(roundTable, isOfEpoch.round(epoch))
    .leftJoin(lockTable, isOfEpoch.lock(epoch))
    .leftJoin(closeTable, isOfEpoch.close(epoch))
    .leftJoin(claimedTable, isOfPosition)
    .where(
      and(
        eq(enteredTable.chainId, sql.placeholder('chainId')),
        eq(enteredTable.account, hexPlaceholder('account')),
        lt(enteredTable.epoch, sql.placeholder('beforeEpoch')),
        sql`case ${sql.placeholder('only')}::text
          when 'collectable' then ${isCollectable}
          when 'ended' then coalesce(${roundTable.outcome}, 'pending') <> 'pending' and not ${isCollectable}
          else true end`,
      ),
    )
    .orderBy(desc(enteredTable.epoch))
    .limit(sql.placeholder('limit'))
    .prepare('list_prediction_positions'),
);

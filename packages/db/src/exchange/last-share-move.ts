import { desc, type SQL } from 'drizzle-orm';
import type { Orm } from '../database.ts';
import { shareMoveTable } from './tables.ts';

/** The last move of one account in one pool, for a lateral join; `ofPosition` selects the position. */
export function selectLastShareMove(orm: Pick<Orm, 'select'>, ofPosition: SQL | undefined) {
  return orm
    .select()
    .from(shareMoveTable)
    .where(ofPosition)
    .orderBy(desc(shareMoveTable.blockNumber), desc(shareMoveTable.logIndex))
    .limit(1)
    .as('last_move');
}

/** The columns of the position after a move. */
export function toPositionColumns(move: ReturnType<typeof selectLastShareMove>) {
  const { shares, deposited0, deposited1, withdrawn0, withdrawn1, depthE18, since, isComplete } = move;
  return { shares, deposited0, deposited1, withdrawn0, withdrawn1, depthE18, since, isComplete };
}

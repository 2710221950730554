import { desc, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type ActionRow, actionTable } from './tables.ts';

export type ListActions = {
  /** Rows below this id; by default all. */
  before?: number | undefined;
  limit: number;
};

/** The newest actions first. */
export async function listActions(
  database: Database,
  { before = Number.MAX_SAFE_INTEGER, limit }: ListActions,
): Promise<ActionRow[]> {
  return statement(database).execute({ before, limit });
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(actionTable)
    .where(lt(actionTable.id, sql.placeholder('before')))
    .orderBy(desc(actionTable.id))
    .limit(sql.placeholder('limit'))
    .prepare('list_operator_actions'),
);

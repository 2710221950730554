import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type Notice, noticeColumns } from './notice.ts';
import { outboxTable } from './tables.ts';

/** The notices after an id, the oldest first. */
export async function listNotices(
  database: Database,
  { after, limit }: { after: number; limit: number },
): Promise<Notice[]> {
  return statement(database).execute({ after, limit });
}

const statement = prepared((orm) =>
  orm
    .select(noticeColumns)
    .from(outboxTable)
    .where(gt(outboxTable.id, sql.placeholder('after')))
    .orderBy(asc(outboxTable.id))
    .limit(sql.placeholder('limit'))
    .prepare('list_notices'),
);

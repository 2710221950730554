import { asc, inArray, max } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type Notice, noticeColumns } from './notice.ts';
import { outboxTable } from './tables.ts';

/** The newest notice of each chain and kind, the oldest first. */
export async function listLastNotices(database: Database): Promise<Notice[]> {
  return statement(database).execute();
}

const statement = prepared((orm) =>
  orm
    .select(noticeColumns)
    .from(outboxTable)
    .where(
      inArray(
        outboxTable.id,
        orm
          .select({ id: max(outboxTable.id) })
          .from(outboxTable)
          .groupBy(outboxTable.chainId, outboxTable.kind),
      ),
    )
    .orderBy(asc(outboxTable.id))
    .prepare('list_last_notices'),
);

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Where a page of events from the newest to the oldest ended. */
export type EventCursor = { blockNumber: number; logIndex: number };

/** Before every event: where the first page begins. */
export const newest: EventCursor = { blockNumber: Number.MAX_SAFE_INTEGER, logIndex: 0 };

export type EventPage<Row> = { items: Row[]; nextCursor?: EventCursor };

/** The page out of one row more than it may hold; without such a row there is no next page. */
export function toEventPage<Row extends EventCursor>(rows: readonly Row[], limit: number): EventPage<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  if (rows.length <= limit || last === undefined) return { items };
  return { items, nextCursor: { blockNumber: last.blockNumber, logIndex: last.logIndex } };
}

/** Events of a table that are older than the placeholders `blockNumber` and `logIndex`. */
export function isOlder(table: { blockNumber: PgColumn; logIndex: PgColumn }): SQL {
  return sql`(${table.blockNumber}, ${table.logIndex}) < (${sql.placeholder('blockNumber')}, ${sql.placeholder('logIndex')})`;
}

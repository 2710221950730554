import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The end of a page of events, newest first. */
export type EventCursor = { blockNumber: number; logIndex: number };

/** Before every event: the start of the first page. */
export const newest: EventCursor = { blockNumber: Number.MAX_SAFE_INTEGER, logIndex: 0 };

export type EventPage<Row> = { items: Row[]; nextCursor?: EventCursor };

/** The page, from one row more than its limit; without such a row there is no next page. */
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

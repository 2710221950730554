import type { EventCursor } from '@tradewind/db/column/event-cursor';

/** The cursor on the wire: block number and log index. */
export function formatEventCursor(cursor: EventCursor | undefined): string | null {
  return cursor ? `${cursor.blockNumber}-${cursor.logIndex}` : null;
}

/** The start of the page for a query, from a text that has passed the query's schema. */
export function toEventPaging({ pageSize, cursor }: { pageSize: number; cursor?: string | undefined }): {
  limit: number;
  cursor?: EventCursor;
} {
  if (cursor === undefined) return { limit: pageSize };
  const [blockNumber = 0, logIndex = 0] = cursor.split('-').map(Number);
  return { limit: pageSize, cursor: { blockNumber, logIndex } };
}

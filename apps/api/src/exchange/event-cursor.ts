import type { EventCursor } from '@tradewind/db/exchange/event-cursor';

/** The cursor as clients carry it: block number and log index. */
export function formatEventCursor(cursor: EventCursor | undefined): string | null {
  return cursor ? `${cursor.blockNumber}-${cursor.logIndex}` : null;
}

/** Where the page begins, as a query takes it, of a text that has passed the query's schema. */
export function toEventPaging({ pageSize, cursor }: { pageSize: number; cursor?: string | undefined }): {
  limit: number;
  cursor?: EventCursor;
} {
  if (cursor === undefined) return { limit: pageSize };
  const [blockNumber = 0, logIndex = 0] = cursor.split('-').map(Number);
  return { limit: pageSize, cursor: { blockNumber, logIndex } };
}

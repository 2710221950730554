import { sql } from 'drizzle-orm';
import { outboxTable } from './tables.ts';

/** A row of the outbox for hubs. */
export type Notice = {
  id: number;
  chainId: number;
  kind: string;
  payload: unknown;
  /** Time of creation, in milliseconds of wall time. */
  at: number;
};

/** The columns of a notice. */
export const noticeColumns = {
  id: outboxTable.id,
  chainId: outboxTable.chainId,
  kind: outboxTable.kind,
  payload: outboxTable.payload,
  at: sql<number>`(extract(epoch from ${outboxTable.createdAt}) * 1000)::float8`.mapWith(Math.floor),
};

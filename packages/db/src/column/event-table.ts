import {
  bigint,
  integer,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
  primaryKey,
} from 'drizzle-orm/pg-core';
import { chainSchema } from '../schemas.ts';
import { hexBytes } from './hex-bytes.ts';

/** The common columns of every event table; the first three are its key. */
const eventColumns = {
  chainId: integer('chain_id').notNull(),
  blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
  logIndex: integer('log_index').notNull(),
  blockHash: hexBytes('block_hash').notNull(),
  blockTimestamp: bigint('block_timestamp', { mode: 'number' }).notNull(),
  txHash: hexBytes('tx_hash').notNull(),
};

/** Any table of rows that belong to logs. */
export type EventTable = PgTable & Record<keyof typeof eventColumns, PgColumn>;

/** A table of rows that belong to logs, with its own columns; `moreKeys` where a log has several rows. */
export function eventTable<
  Name extends string,
  Columns extends Record<string, PgColumnBuilderBase>,
  Key extends keyof Columns & string = never,
>(name: Name, columns: Columns, moreKeys: readonly Key[] = []) {
  return chainSchema.table(name, { ...eventColumns, ...columns }, (table) => [
    primaryKey({
      columns: [table.chainId, table.blockNumber, table.logIndex, ...moreKeys.map((key) => table[key])],
    }),
  ]);
}

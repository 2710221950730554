import { bigint, integer } from 'drizzle-orm/pg-core';
import { hexBytes } from './hex-bytes.ts';

/** The common columns of every event table; the first three are its key. */
export const eventColumns = {
  chainId: integer('chain_id').notNull(),
  blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
  logIndex: integer('log_index').notNull(),
  blockHash: hexBytes('block_hash').notNull(),
  blockTimestamp: bigint('block_timestamp', { mode: 'number' }).notNull(),
  txHash: hexBytes('tx_hash').notNull(),
};

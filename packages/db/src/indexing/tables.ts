import { bigint, integer, primaryKey } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { chainSchema } from '../schemas.ts';

/** How far a chain is indexed, and which chain and deployment the rows belong to. */
export const checkpointTable = chainSchema.table('checkpoint', {
  chainId: integer('chain_id').primaryKey(),
  genesisHash: hexBytes('genesis_hash').notNull(),
  deploymentHash: hexBytes('deployment_hash').notNull(),
  blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
  blockHash: hexBytes('block_hash').notNull(),
  blockTimestamp: bigint('block_timestamp', { mode: 'number' }).notNull(),
});

/** The last headers, as many as the network's finality is deep: where a reorganisation is traced back. */
export const headerTable = chainSchema.table(
  'header',
  {
    chainId: integer('chain_id').notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
    blockHash: hexBytes('block_hash').notNull(),
    parentHash: hexBytes('parent_hash').notNull(),
    blockTimestamp: bigint('block_timestamp', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.blockNumber] })],
);

/** Contracts that factories have added, each followed from its block on: `event` is the first topic by which the factory told. */
export const childContractTable = chainSchema.table(
  'child_contract',
  {
    chainId: integer('chain_id').notNull(),
    factory: hexBytes('factory').notNull(),
    event: hexBytes('event').notNull(),
    address: hexBytes('address').notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.factory, table.event, table.address] })],
);

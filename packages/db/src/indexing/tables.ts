import { bigint, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { chainSchema } from '../schemas.ts';

/** The last indexed block of each chain, and the chain and deployment of the rows. */
export const checkpointTable = chainSchema.table('checkpoint', {
  chainId: integer('chain_id').primaryKey(),
  genesisHash: hexBytes('genesis_hash').notNull(),
  deploymentHash: hexBytes('deployment_hash').notNull(),
  blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
  blockHash: hexBytes('block_hash').notNull(),
  blockTimestamp: bigint('block_timestamp', { mode: 'number' }).notNull(),
});

/** The last headers, to the depth of the network's finality: a reorganisation is traced back in them. */
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

/**
 * Contracts added by factories, each indexed from its block on; `event` is the first topic of the factory's
 * announcement, and `role` distinguishes the contracts that one announcement adds (empty where it adds one).
 */
export const childContractTable = chainSchema.table(
  'child_contract',
  {
    chainId: integer('chain_id').notNull(),
    factory: hexBytes('factory').notNull(),
    event: hexBytes('event').notNull(),
    role: text('role').notNull().default(''),
    address: hexBytes('address').notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.factory, table.event, table.role, table.address] }),
  ],
);

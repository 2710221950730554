import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { instant } from '../column/instant.ts';
import { uint256 } from '../column/uint256.ts';
import { relaySchema } from '../schemas.ts';

/** The genesis of the intents' chain, by chain id. */
export const keeperChainTable = relaySchema.table('keeper_chain', {
  chainId: integer('chain_id').primaryKey(),
  genesisHash: hexBytes('genesis_hash').notNull(),
});

/**
 * `queued`, then `bound` to a nonce, `included` in a block, `final` below finality; or `refused`, because it
 * could only have reverted.
 */
export type IntentState = 'queued' | 'bound' | 'included' | 'final' | 'refused';

/**
 * A transaction to send once. Its author chooses its key and `leastGas`, the minimum of its gas limit. `txHash`
 * to `succeeded` are its receipt. `lost…` is the block at which another transaction was first seen with its
 * nonce.
 */
export const intentTable = relaySchema.table(
  'intent',
  {
    chainId: integer('chain_id').notNull(),
    intentKey: text('intent_key').notNull(),
    recipient: hexBytes('recipient').notNull(),
    data: hexBytes('data').notNull(),
    value: uint256('value').notNull(),
    leastGas: uint256('least_gas'),
    /** The one account that may send it; null for any. */
    onlyFrom: hexBytes('only_from'),
    state: text('state').$type<IntentState>().notNull().default('queued'),
    notBefore: instant('not_before')
      .notNull()
      .default(sql`now()`),
    attempts: integer('attempts').notNull().default(0),
    reason: text('reason'),
    sender: hexBytes('sender'),
    nonce: bigint('nonce', { mode: 'number' }),
    gasLimit: uint256('gas_limit'),
    txHash: hexBytes('tx_hash'),
    blockNumber: bigint('block_number', { mode: 'number' }),
    blockHash: hexBytes('block_hash'),
    succeeded: boolean('succeeded'),
    lostBlockNumber: bigint('lost_block_number', { mode: 'number' }),
    lostBlockHash: hexBytes('lost_block_hash'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.intentKey] })],
);

/** Every signed transaction of an intent, stored before it is sent. */
export const broadcastTable = relaySchema.table(
  'broadcast',
  {
    chainId: integer('chain_id').notNull(),
    txHash: hexBytes('tx_hash').notNull(),
    intentKey: text('intent_key').notNull(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    raw: hexBytes('raw').notNull(),
    maxFeePerGas: uint256('max_fee_per_gas').notNull(),
    maxPriorityFeePerGas: uint256('max_priority_fee_per_gas').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.txHash] })],
);

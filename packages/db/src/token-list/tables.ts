import { bigint, boolean, integer, primaryKey } from 'drizzle-orm/pg-core';
import { eventTable } from '../column/event-table.ts';
import { hexBytes } from '../column/hex-bytes.ts';
import { uint256 } from '../column/uint256.ts';
import { chainSchema } from '../schemas.ts';

/**
 * One side of a transfer of a followed token, for an account without a row of a trade in the same
 * transaction. A transfer to oneself is one outgoing row.
 */
export const tokenTransferTable = eventTable(
  'token_transfer',
  {
    account: hexBytes('account').notNull(),
    isIncoming: boolean('is_incoming').notNull(),
    token: hexBytes('token').notNull(),
    counterparty: hexBytes('counterparty').notNull(),
    amount: uint256('amount').notNull(),
  },
  ['account'],
);

/** The followed tokens; the transfers before `sinceBlock` are unknown. */
export const transferCoverTable = chainSchema.table(
  'transfer_cover',
  {
    chainId: integer('chain_id').notNull(),
    token: hexBytes('token').notNull(),
    sinceBlock: bigint('since_block', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.token] })],
);

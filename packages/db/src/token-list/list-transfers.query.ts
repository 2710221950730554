import { and, desc, eq, sql } from 'drizzle-orm';
import { type EventCursor, isOlder, newest } from '../column/event-cursor.ts';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { tokenTransferTable } from './tables.ts';

/** `blockTimestamp` in seconds since 1970, chain time. */
export type TransferRow = Omit<typeof tokenTransferTable.$inferSelect, 'chainId' | 'blockHash' | 'account'>;

/** Transfers of followed tokens to and from an account, newest first. */
export async function listTransfers(
  database: Database,
  { cursor = newest, ...criteria }: { chainId: number; account: Hex; limit: number; cursor?: EventCursor },
): Promise<TransferRow[]> {
  return statement(database).execute({ ...criteria, ...cursor });
}

const statement = prepared((orm) =>
  orm
    .select({
      blockNumber: tokenTransferTable.blockNumber,
      logIndex: tokenTransferTable.logIndex,
      blockTimestamp: tokenTransferTable.blockTimestamp,
      txHash: tokenTransferTable.txHash,
      isIncoming: tokenTransferTable.isIncoming,
      token: tokenTransferTable.token,
      counterparty: tokenTransferTable.counterparty,
      amount: tokenTransferTable.amount,
    })
    .from(tokenTransferTable)
    .where(
      and(
        eq(tokenTransferTable.chainId, sql.placeholder('chainId')),
        eq(tokenTransferTable.account, hexPlaceholder('account')),
        isOlder(tokenTransferTable),
      ),
    )
    .orderBy(desc(tokenTransferTable.blockNumber), desc(tokenTransferTable.logIndex))
    .limit(sql.placeholder('limit'))
    .prepare('list_token_transfers'),
);

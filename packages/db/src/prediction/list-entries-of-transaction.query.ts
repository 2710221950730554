import { and, asc, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { enteredTable } from './tables.ts';

export type EntryRow = {
  epoch: number;
  account: Hex;
  amount: bigint;
  isUp: boolean;
  blockNumber: number;
  logIndex: number;
};

/** The entries of a transaction, in their order. */
export async function listEntriesOfTransaction(
  database: Database,
  { chainId, txHash }: { chainId: number; txHash: Hex },
): Promise<EntryRow[]> {
  return statement(database).execute({ chainId, txHash });
}

const statement = prepared((orm) =>
  orm
    .select({
      epoch: enteredTable.epoch,
      account: enteredTable.account,
      amount: enteredTable.amount,
      isUp: enteredTable.isUp,
      blockNumber: enteredTable.blockNumber,
      logIndex: enteredTable.logIndex,
    })
    .from(enteredTable)
    .where(
      and(
        eq(enteredTable.chainId, sql.placeholder('chainId')),
        eq(enteredTable.txHash, hexPlaceholder('txHash')),
      ),
    )
    .orderBy(asc(enteredTable.blockNumber), asc(enteredTable.logIndex))
    .prepare('list_prediction_entries_of_transaction'),
);

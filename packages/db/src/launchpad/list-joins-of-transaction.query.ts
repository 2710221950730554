import { and, asc, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { joinedTable } from './tables.ts';

export type JoinRow = { sale: Hex; account: Hex; amount: bigint };

/** The payments of a transaction to sales, in their order. */
export async function listJoinsOfTransaction(
  database: Database,
  { chainId, txHash }: { chainId: number; txHash: Hex },
): Promise<JoinRow[]> {
  return statement(database).execute({ chainId, txHash });
}

const { sale, account, amount } = joinedTable;

const statement = prepared((orm) =>
  orm
    .select({ sale, account, amount })
    .from(joinedTable)
    .where(
      and(
        eq(joinedTable.chainId, sql.placeholder('chainId')),
        eq(joinedTable.txHash, hexPlaceholder('txHash')),
      ),
    )
    .orderBy(asc(joinedTable.blockNumber), asc(joinedTable.logIndex))
    .prepare('list_sale_joins_of_transaction'),
);

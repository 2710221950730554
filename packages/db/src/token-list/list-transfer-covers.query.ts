import { asc, eq, sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { transferCoverTable } from './tables.ts';

export type TransferCoverRow = { token: Hex; sinceBlock: number };

/** The followed tokens of a chain, by address, each with the first block of its transfers. */
export async function listTransferCovers(
  database: Database,
  criteria: { chainId: number },
): Promise<TransferCoverRow[]> {
  return statement(database).execute(criteria);
}

const statement = prepared((orm) =>
  orm
    .select({ token: transferCoverTable.token, sinceBlock: transferCoverTable.sinceBlock })
    .from(transferCoverTable)
    .where(eq(transferCoverTable.chainId, sql.placeholder('chainId')))
    .orderBy(asc(transferCoverTable.token))
    .prepare('list_transfer_covers'),
);

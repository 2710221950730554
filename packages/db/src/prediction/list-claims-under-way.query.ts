import { and, eq, sql } from 'drizzle-orm';
import { hexPlaceholder, type Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { isUnderWay } from './claim-request.ts';
import { claimRequestTable, type ClaimKind } from './relay-tables.ts';

/**
 * Items (epochs, or receiveIds) with a present or recent collection for an account: only the index knows when
 * it is complete.
 */
export async function listClaimsUnderWay(
  database: Database,
  criteria: { chainId: number; kind: ClaimKind; account: Hex },
): Promise<number[]> {
  const rows = await statement(database).execute(criteria);
  return rows.map(({ item }) => item);
}

const statement = prepared((orm) =>
  orm
    .select({ item: claimRequestTable.item })
    .from(claimRequestTable)
    .where(
      and(
        eq(claimRequestTable.chainId, sql.placeholder('chainId')),
        eq(claimRequestTable.kind, sql.placeholder('kind')),
        eq(claimRequestTable.account, hexPlaceholder('account')),
        isUnderWay,
      ),
    )
    .prepare('list_claims_under_way'),
);

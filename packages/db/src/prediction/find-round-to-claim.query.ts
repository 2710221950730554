import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { isUnderWay } from '../collect/collect-request.ts';
import { collectRequestTable } from '../collect/tables.ts';
import { claimArea, type ClaimKind } from './claim-scope.ts';
import { isCollectable, isOfPosition } from './round-row.ts';
import { claimedTable, enteredTable, roundTable } from './tables.ts';

/**
 * The newest round with something to collect for an account, won or refundable, and no collection in progress.
 */
export async function findRoundToClaim(
  database: Database,
  { chainId, account }: { chainId: number; account: Hex },
): Promise<number | undefined> {
  const [row] = await statement(database).execute({ chainId, account });
  return row?.epoch;
}

const statement = prepared((orm) =>
  orm
    .select({ epoch: enteredTable.epoch })
    .from(enteredTable)
    .innerJoin(
      roundTable,
      and(eq(roundTable.chainId, enteredTable.chainId), eq(roundTable.epoch, enteredTable.epoch)),
    )
    .leftJoin(claimedTable, isOfPosition)
    .where(
      and(
        eq(enteredTable.chainId, sql.placeholder('chainId')),
        eq(enteredTable.account, hexPlaceholder('account')),
        isCollectable,
        notExists(
          orm
            .select({ item: collectRequestTable.item })
            .from(collectRequestTable)
            .where(
              and(
                eq(collectRequestTable.chainId, enteredTable.chainId),
                eq(collectRequestTable.area, claimArea),
                eq(collectRequestTable.kind, 'round' satisfies ClaimKind),
                eq(collectRequestTable.account, enteredTable.account),
                sql`${collectRequestTable.item} = ${enteredTable.epoch}::text`,
                isUnderWay,
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(enteredTable.epoch))
    .limit(1)
    .prepare('find_prediction_round_to_claim'),
);

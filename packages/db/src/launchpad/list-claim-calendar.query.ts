import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type ProjectRow, projectRoundTable, projectTable } from './app-tables.ts';
import { saleBuyerColumns, type SaleBuyerRow, type SaleRow } from './sale-row.ts';
import { saleBuyerTable, saleTable } from './tables.ts';

export type ListClaimCalendar = {
  account: Hex;
  /** Chain seconds; `to` is excluded. */
  from: number;
  to: number;
  limit: number;
};

export type ClaimCalendarRow = { project: ProjectRow; sale: SaleRow; buyer: SaleBuyerRow };

/**
 * The purchases of an account in delivered sales whose dates overlap this time, the last joined first. A returned
 * purchase has no dates.
 */
export async function listClaimCalendar(
  database: Database,
  criteria: ListClaimCalendar,
): Promise<ClaimCalendarRow[]> {
  return statement(database).execute(criteria);
}

const { trancheSeconds, streamShareBps, streamCliffSeconds, streamPeriodSeconds, streamPeriods } = saleTable;
/** Seconds from the date of the token to the last of the dates. */
const lastSeconds = sql`greatest(
  ${trancheSeconds}[cardinality(${trancheSeconds})],
  case when ${streamShareBps} > 0 then ${streamCliffSeconds} + ${streamPeriodSeconds}::bigint * ${streamPeriods} end)`;

const statement = prepared((orm) =>
  orm
    .select({
      project: getTableColumns(projectTable),
      sale: getTableColumns(saleTable),
      buyer: saleBuyerColumns,
    })
    .from(saleBuyerTable)
    .innerJoin(
      saleTable,
      and(eq(saleTable.chainId, saleBuyerTable.chainId), eq(saleTable.address, saleBuyerTable.sale)),
    )
    .innerJoin(
      projectRoundTable,
      and(
        eq(projectRoundTable.project, saleTable.project),
        eq(projectRoundTable.round, saleTable.round),
        eq(projectRoundTable.chainId, saleTable.chainId),
      ),
    )
    .innerJoin(projectTable, and(eq(projectTable.id, saleTable.project), eq(projectTable.state, 'published')))
    .where(
      and(
        eq(saleBuyerTable.account, hexPlaceholder('account')),
        isNull(saleBuyerTable.refundPaid),
        eq(saleTable.state, 'delivered'),
        sql`${saleTable.tgeAt} < ${sql.placeholder('to')}`,
        sql`${saleTable.tgeAt} + ${lastSeconds} >= ${sql.placeholder('from')}`,
      ),
    )
    .orderBy(desc(saleBuyerTable.joinedAt), desc(saleBuyerTable.chainId), desc(saleBuyerTable.sale))
    .limit(sql.placeholder('limit'))
    .prepare('list_claim_calendar'),
);

import { getTableColumns, sql } from 'drizzle-orm';
import { acceptedOf } from './accepted.ts';
import { saleBuyerTable, saleTable } from './tables.ts';

/** A sale as the index has it. */
export type SaleRow = typeof saleTable.$inferSelect;

/**
 * A buyer with what counts of its commitment: null before the sale is levelled, and of a cancelled one, which returns
 * everything but the change that it paid before.
 */
export type SaleBuyerRow = typeof saleBuyerTable.$inferSelect & { accepted: bigint | null };

/** The columns of `SaleBuyerRow`, of both tables under their own names. */
export const saleBuyerColumns = {
  ...getTableColumns(saleBuyerTable),
  accepted: sql<bigint | null>`case when ${saleTable.state} <> 'cancelled'
    then ${acceptedOf(sql`${saleBuyerTable}`, sql`${saleTable}`)} end`
    .mapWith(saleBuyerTable.committed)
    .as('accepted_of_buyer'),
};

import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { SaleRow } from './sale-row.ts';
import { saleTable } from './tables.ts';

/** A sale that is over and waits for its level; sums are raw units of the payment token. */
export type SaleToLevel = Pick<SaleRow, 'address' | 'closeAt' | 'hardCap' | 'committed' | 'buyerCount'>;

export type ListDueSales = {
  chainId: number;
  /** Chain seconds. */
  time: number;
  limit: number;
};

/** The sales that are over at a time, reached their soft cap and can still be delivered; the oldest first. */
export async function listSalesToLevel(
  database: Database,
  { chainId, time, limit }: ListDueSales,
): Promise<SaleToLevel[]> {
  return statement(database).execute({ chainId, time, limit });
}

const { address, closeAt, hardCap, committed, buyerCount } = saleTable;

const statement = prepared((orm) =>
  orm
    .select({ address, closeAt, hardCap, committed, buyerCount })
    .from(saleTable)
    .where(
      and(
        eq(saleTable.chainId, sql.placeholder('chainId')),
        // Written out, so that a general plan has the index of these sales.
        sql`${saleTable.state} = 'open'`,
        lte(closeAt, sql.placeholder('time')),
        gt(saleTable.deliverBy, sql.placeholder('time')),
        sql`${committed} >= ${saleTable.softCap}`,
      ),
    )
    .orderBy(asc(closeAt), asc(address))
    .limit(sql.placeholder('limit'))
    .prepare('list_sales_to_level'),
);

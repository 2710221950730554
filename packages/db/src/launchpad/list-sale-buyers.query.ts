import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { saleBuyerColumns, type SaleBuyerRow } from './sale-row.ts';
import { saleBuyerTable, saleTable } from './tables.ts';

export type ListSaleBuyers = {
  chainId: number;
  sale: Hex;
  /** The last account of the page before; absent for the first page. */
  after?: Hex;
  limit: number;
};

/** The buyers of a sale in rising order of their addresses, as `ISale.tally` counts them. */
export async function listSaleBuyers(
  database: Database,
  { chainId, sale, after = '0x', limit }: ListSaleBuyers,
): Promise<SaleBuyerRow[]> {
  return statement(database).execute({ chainId, sale, after, limit });
}

const statement = prepared((orm) =>
  orm
    .select(saleBuyerColumns)
    .from(saleBuyerTable)
    .innerJoin(
      saleTable,
      and(eq(saleTable.chainId, saleBuyerTable.chainId), eq(saleTable.address, saleBuyerTable.sale)),
    )
    .where(
      and(
        eq(saleBuyerTable.chainId, sql.placeholder('chainId')),
        eq(saleBuyerTable.sale, hexPlaceholder('sale')),
        gt(saleBuyerTable.account, hexPlaceholder('after')),
      ),
    )
    .orderBy(asc(saleBuyerTable.account))
    .limit(sql.placeholder('limit'))
    .prepare('list_sale_buyers'),
);

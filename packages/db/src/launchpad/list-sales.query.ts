import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { SaleRow } from './sale-row.ts';
import { saleTable } from './tables.ts';

export type ListSales = {
  chainId: number;
  /** The number of the last sale of the page before; absent for the first page. */
  below?: number;
  limit: number;
};

/** More than any number of a sale. */
const anyNumber = 2 ** 31 - 1;

/** The sales of a chain, the newest first. */
export async function listSales(
  database: Database,
  { chainId, below = anyNumber, limit }: ListSales,
): Promise<SaleRow[]> {
  return statement(database).execute({ chainId, below, limit });
}

const statement = prepared((orm) =>
  orm
    .select()
    .from(saleTable)
    .where(
      and(eq(saleTable.chainId, sql.placeholder('chainId')), lt(saleTable.number, sql.placeholder('below'))),
    )
    .orderBy(desc(saleTable.number))
    .limit(sql.placeholder('limit'))
    .prepare('list_sales'),
);

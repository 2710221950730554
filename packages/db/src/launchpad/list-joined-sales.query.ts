import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { saleBuyerColumns, type SaleBuyerRow, type SaleRow } from './sale-row.ts';
import { saleBuyerTable, saleTable } from './tables.ts';

/** The end of a page of joined sales. */
export type JoinedSaleCursor = { joinedAt: number; chainId: number; sale: Hex };

export type ListJoinedSales = { account: Hex; cursor?: JoinedSaleCursor; limit: number };

export type JoinedSaleRow = { sale: SaleRow; buyer: SaleBuyerRow };

/** After every first payment: the start of the first page. */
const latest: JoinedSaleCursor = { joinedAt: Number.MAX_SAFE_INTEGER, chainId: 0, sale: '0x' };

/** The sales of all chains that an account joined, the last joined first; `buyer` has the cursor of a page. */
export async function listJoinedSales(
  database: Database,
  { account, cursor = latest, limit }: ListJoinedSales,
): Promise<JoinedSaleRow[]> {
  const { joinedAt, chainId, sale } = cursor;
  return statement(database).execute({ account, joinedAt, chainId, sale, limit });
}

const { joinedAt, chainId, sale, account } = saleBuyerTable;

const statement = prepared((orm) =>
  orm
    .select({ sale: getTableColumns(saleTable), buyer: saleBuyerColumns })
    .from(saleBuyerTable)
    .innerJoin(saleTable, and(eq(saleTable.chainId, chainId), eq(saleTable.address, sale)))
    .where(
      and(
        eq(account, hexPlaceholder('account')),
        sql`(${joinedAt}, ${chainId}, ${sale}) < (${sql.placeholder('joinedAt')}::bigint, ${sql.placeholder('chainId')}::integer, ${hexPlaceholder('sale')})`,
      ),
    )
    .orderBy(desc(joinedAt), desc(chainId), desc(sale))
    .limit(sql.placeholder('limit'))
    .prepare('list_joined_sales'),
);

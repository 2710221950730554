import { and, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { saleBuyerColumns, type SaleBuyerRow } from './sale-row.ts';
import { saleBuyerTable, saleTable } from './tables.ts';

export type FindSaleBuyer = { chainId: number; sale: Hex; account: Hex };

/** An account's row in a sale; undefined where it did not join. */
export async function findSaleBuyer(
  database: Database,
  criteria: FindSaleBuyer,
): Promise<SaleBuyerRow | undefined> {
  const [buyer] = await statement(database).execute(criteria);
  return buyer;
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
        eq(saleBuyerTable.account, hexPlaceholder('account')),
      ),
    )
    .prepare('find_sale_buyer'),
);

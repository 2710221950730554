import { and, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import { recordsOf, toRecords } from '../column/records-of.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { saleBuyerColumns, type SaleBuyerRow } from './sale-row.ts';
import { saleBuyerTable, saleTable } from './tables.ts';

export type ListSaleBuyersOfAccount = {
  account: Hex;
  /** Of any chains; the caller limits them. */
  sales: readonly { chainId: number; sale: Hex }[];
};

/** The rows of an account in these sales, in no order; none of a sale that it did not join. */
export async function listSaleBuyersOfAccount(
  database: Database,
  { account, sales }: ListSaleBuyersOfAccount,
): Promise<SaleBuyerRow[]> {
  if (sales.length === 0) return [];
  const keys = toRecords(sales.map(({ chainId, sale }) => ({ chain: chainId, sale: sale.slice(2) })));
  const rows = await statement(database).execute({ account, keys });
  return rows.map(({ buyer }) => buyer);
}

const statement = prepared((orm) => {
  const key = orm
    .select({
      chain: sql<number>`k.chain`.as('key_chain'),
      sale: sql<Hex>`decode(k.sale, 'hex')`.as('key_sale'),
    })
    .from(recordsOf(sql.placeholder('keys'), sql`k(chain integer, sale text)`))
    .as('key');
  // One look-up by key a sale, where a join would read all sales of the account.
  const buyer = orm
    .select(saleBuyerColumns)
    .from(saleBuyerTable)
    .innerJoin(
      saleTable,
      and(eq(saleTable.chainId, saleBuyerTable.chainId), eq(saleTable.address, saleBuyerTable.sale)),
    )
    .where(
      and(
        eq(saleBuyerTable.chainId, key.chain),
        eq(saleBuyerTable.sale, key.sale),
        eq(saleBuyerTable.account, hexPlaceholder('account')),
      ),
    )
    .limit(1)
    .as('buyer');
  return orm
    .select()
    .from(key)
    .innerJoinLateral(buyer, sql`true`)
    .prepare('list_sale_buyers_of_account');
});

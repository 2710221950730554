import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { orderedTable, orderWithdrawnTable } from './tables.ts';

export type ListMonthlyOrders = {
  chainId: number;
  sale: Hex;
  account: Hex;
  /** The number of the last order of the page before; absent for the first page. */
  before?: number;
  limit: number;
};

/** An order of a sale with monthly release. Amounts are raw units; the time is of the chain, in seconds. */
export type MonthlyOrderRow = {
  id: number;
  createdAt: number;
  txHash: Hex;
  /** Paid wei. */
  coin: bigint;
  tokens: bigint;
  /** The tokens that are paid in months, and those of them that are paid. */
  locked: bigint;
  withdrawn: bigint;
  paidMonths: number;
};

/** The orders of an account in a sale with monthly release, the last one first. */
export async function listMonthlyOrders(
  database: Database,
  { chainId, sale, account, before = Number.MAX_SAFE_INTEGER, limit }: ListMonthlyOrders,
): Promise<MonthlyOrderRow[]> {
  return statement(database).execute({ chainId, sale, account, before, limit });
}

const statement = prepared((orm) => {
  const paid = selectPaid(orm).as('paid');
  return orm
    .select({
      id: orderedTable.id,
      createdAt: orderedTable.blockTimestamp,
      txHash: orderedTable.txHash,
      coin: orderedTable.coin,
      tokens: orderedTable.tokens,
      locked: orderedTable.locked,
      withdrawn: paid.amount,
      paidMonths: paid.months,
    })
    .from(orderedTable)
    .innerJoinLateral(paid, sql`true`)
    .where(
      and(
        eq(orderedTable.chainId, sql.placeholder('chainId')),
        eq(orderedTable.account, hexPlaceholder('account')),
        eq(orderedTable.sale, hexPlaceholder('sale')),
        lt(orderedTable.id, sql`${sql.placeholder('before')}::bigint`),
      ),
    )
    .orderBy(desc(orderedTable.id))
    .limit(sql.placeholder('limit'))
    .prepare('list_monthly_orders');
});

/** The payments of an order. Every withdrawal pays a month at least, so an order has 48 of them at most. */
function selectPaid(orm: Database['orm']) {
  return orm
    .select({
      months: sql<number>`coalesce(max(${orderWithdrawnTable.months}), 0)`.as('paid_months'),
      amount: sql<bigint>`coalesce(sum(${orderWithdrawnTable.amount}), 0)`
        .mapWith(orderWithdrawnTable.amount)
        .as('paid_amount'),
    })
    .from(orderWithdrawnTable)
    .where(
      and(
        eq(orderWithdrawnTable.chainId, orderedTable.chainId),
        eq(orderWithdrawnTable.sale, orderedTable.sale),
        eq(orderWithdrawnTable.id, orderedTable.id),
      ),
    );
}

import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { ListDueSales } from './list-sales-to-level.query.ts';
import { saleTable } from './tables.ts';

/**
 * The sales that cannot end well at a time, as `ISale.deadReason` says it: not funded at the opening, too little
 * committed, or not delivered in time.
 */
export async function listSalesToFail(
  database: Database,
  { chainId, time, limit }: ListDueSales,
): Promise<Hex[]> {
  const rows = await statement(database).execute({ chainId, time, limit });
  return rows.map(({ address }) => address);
}

const { openAt, closeAt, deliverBy, committed, softCap, state } = saleTable;
const time = sql.placeholder('time');

// The states are written out, so that a general plan has the index of these sales.
const isUnfunded = sql`${state} = 'open' and ${saleTable.isPrefunded} and not ${saleTable.isFunded}`;
const isOpen = sql`${state} = 'open'`;
const isUndelivered = sql`${state} = 'levelled'`;

const statement = prepared((orm) =>
  union(
    selectDue(orm, isUnfunded, lte(openAt, time)),
    selectDue(orm, isOpen, lte(closeAt, time), sql`(${committed} < ${softCap} or ${deliverBy} <= ${time})`),
    selectDue(orm, isUndelivered, lte(deliverBy, time)),
  )
    .limit(sql.placeholder('limit'))
    .prepare('list_sales_to_fail'),
);

/** At most `limit` of a reason, so that no number of sales makes the answer expensive. */
function selectDue(orm: Orm, ...conditions: SQL[]) {
  return orm
    .select({ address: saleTable.address })
    .from(saleTable)
    .where(and(eq(saleTable.chainId, sql.placeholder('chainId')), ...conditions))
    .limit(sql.placeholder('limit'));
}

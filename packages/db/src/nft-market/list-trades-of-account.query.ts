import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type EventCursor, type EventPage, isOlder, newest, toEventPage } from '../column/event-cursor.ts';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
import { prepared } from '../prepared.ts';
import { tradedTable } from './tables.ts';

export type TradeRow = typeof tradedTable.$inferSelect;
export type TradeSide = 'sale' | 'purchase';

export type ListTrades = {
  chainId: number;
  account: Hex;
  /** By default both. */
  side?: TradeSide | undefined;
  limit: number;
  cursor?: EventCursor;
};

/** The sales and purchases of an account in all markets, newest first. */
export async function listTradesOfAccount(
  database: Database,
  { side, limit, cursor = newest, ...criteria }: ListTrades,
): Promise<EventPage<TradeRow>> {
  const placeholders = { ...criteria, ...cursor, limit: limit + 1 };
  return toEventPage(await statements[side ?? 'both'](database).execute(placeholders), limit);
}

const newestFirst = [desc(sql.identifier('block_number')), desc(sql.identifier('log_index'))];

const select = (orm: Orm, account: typeof tradedTable.seller | typeof tradedTable.buyer) =>
  orm
    .select(getTableColumns(tradedTable))
    .from(tradedTable)
    .where(
      and(
        eq(tradedTable.chainId, sql.placeholder('chainId')),
        eq(account, hexPlaceholder('account')),
        isOlder(tradedTable),
      ),
    )
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'));

/** Nobody buys of itself: no sale is in both parts. */
const statements = {
  sale: prepared((orm) => select(orm, tradedTable.seller).prepare('list_sales_of_account')),
  purchase: prepared((orm) => select(orm, tradedTable.buyer).prepare('list_purchases_of_account')),
  both: prepared((orm) =>
    unionAll(select(orm, tradedTable.seller), select(orm, tradedTable.buyer))
      .orderBy(...newestFirst)
      .limit(sql.placeholder('limit'))
      .prepare('list_trades_of_account'),
  ),
};

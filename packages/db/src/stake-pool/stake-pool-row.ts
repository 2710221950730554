import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { tokenPriceTable } from '../market-info/tables.ts';
import { stakePoolTable } from './tables.ts';

/** The price of one whole deposit token; null where none is known, `valuedAt` null for a stablecoin. */
export type DepositPriceRow = { priceUsdE18: bigint | null; valuedAt: number | null };

export type StakePoolRow = typeof stakePoolTable.$inferSelect & { price: DepositPriceRow | null };

/** Pools with the prices of their deposit tokens: one look-up by key a pool, where a join would read all prices. */
export function selectStakePools(orm: Database['orm']) {
  const price = orm
    .select({ priceUsdE18: tokenPriceTable.priceUsdE18, valuedAt: tokenPriceTable.valuedAt })
    .from(tokenPriceTable)
    .where(
      and(
        eq(tokenPriceTable.chainId, stakePoolTable.chainId),
        eq(tokenPriceTable.token, stakePoolTable.depositToken),
      ),
    )
    .limit(1)
    .as('price');
  return orm
    .select({
      ...getTableColumns(stakePoolTable),
      price: { priceUsdE18: price.priceUsdE18, valuedAt: price.valuedAt },
    })
    .from(stakePoolTable)
    .leftJoinLateral(price, sql`true`);
}

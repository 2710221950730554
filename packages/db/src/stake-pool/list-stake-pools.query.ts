import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { tokenPriceTable } from '../market-info/tables.ts';
import { prepared } from '../prepared.ts';
import { stakePoolTable } from './tables.ts';

/** The price of one whole deposit token; null where none is known. `valuedAt` in chain seconds. */
export type DepositPriceRow = { priceUsdE18: bigint | null; valuedAt: number | null };

export type StakePoolRow = typeof stakePoolTable.$inferSelect & { price: DepositPriceRow | null };

/** The pools of a chain by number: as many as the operator created, finished ones included. */
export async function listStakePools(
  database: Database,
  { chainId }: { chainId: number },
): Promise<StakePoolRow[]> {
  return statement(database).execute({ chainId });
}

const statement = prepared((orm) => {
  // One look-up by key a pool, where a join would read all prices.
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
    .leftJoinLateral(price, sql`true`)
    .where(eq(stakePoolTable.chainId, sql.placeholder('chainId')))
    .orderBy(asc(stakePoolTable.number))
    .prepare('list_stake_pools');
});

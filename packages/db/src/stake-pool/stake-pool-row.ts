import { and, eq, getTableColumns } from 'drizzle-orm';
import { tokenPriceTable } from '../market-info/tables.ts';
import { stakePoolTable } from './tables.ts';

/** The price of one whole deposit token; null where none is known, `valuedAt` null for a stablecoin. */
export type DepositPriceRow = { priceUsdE18: bigint | null; valuedAt: number | null };

export type StakePoolRow = typeof stakePoolTable.$inferSelect & { price: DepositPriceRow | null };

export const stakePoolColumns = {
  ...getTableColumns(stakePoolTable),
  price: { priceUsdE18: tokenPriceTable.priceUsdE18, valuedAt: tokenPriceTable.valuedAt },
};

/** The price of the pool's deposit token. */
export const isDepositPrice = and(
  eq(tokenPriceTable.chainId, stakePoolTable.chainId),
  eq(tokenPriceTable.token, stakePoolTable.depositToken),
);

import { and, asc, eq, sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { tokenTable } from '../exchange/tables.ts';
import { prepared } from '../prepared.ts';
import { tokenPriceTable } from './tables.ts';

export type TokenPriceRow = {
  token: Hex;
  symbol: string | null;
  name: string | null;
  decimals: number | null;
  isListed: boolean;
  priceUsdE18: bigint;
};

/** Every token of a chain whose price is known, by address. */
export async function listTokenPrices(
  database: Database,
  { chainId }: { chainId: number },
): Promise<TokenPriceRow[]> {
  return statement(database).execute({ chainId });
}

const statement = prepared((orm) =>
  orm
    .select({
      token: tokenPriceTable.token,
      symbol: tokenTable.symbol,
      name: tokenTable.name,
      decimals: tokenTable.decimals,
      isListed: tokenTable.isListed,
      priceUsdE18: tokenPriceTable.priceUsdE18,
    })
    .from(tokenPriceTable)
    .innerJoin(
      tokenTable,
      and(eq(tokenTable.chainId, tokenPriceTable.chainId), eq(tokenTable.address, tokenPriceTable.token)),
    )
    .where(eq(tokenPriceTable.chainId, sql.placeholder('chainId')))
    .orderBy(asc(tokenPriceTable.token))
    .prepare('list_token_prices'),
);

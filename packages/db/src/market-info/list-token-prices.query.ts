import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
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
  priceUsdE18: bigint;
};

/** The tokens of the default list whose price is known, by address: as many as its author listed, however many pools there are. */
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
      priceUsdE18: sql<bigint>`${tokenPriceTable.priceUsdE18}`.mapWith(tokenPriceTable.priceUsdE18),
    })
    .from(tokenTable)
    .innerJoin(
      tokenPriceTable,
      and(eq(tokenPriceTable.chainId, tokenTable.chainId), eq(tokenPriceTable.token, tokenTable.address)),
    )
    // Not a parameter: a plan for either value could not use the index of the listed tokens.
    .where(
      and(
        eq(tokenTable.chainId, sql.placeholder('chainId')),
        sql`${tokenTable.isListed}`,
        isNotNull(tokenPriceTable.priceUsdE18),
      ),
    )
    .orderBy(asc(tokenTable.address))
    .prepare('list_token_prices'),
);

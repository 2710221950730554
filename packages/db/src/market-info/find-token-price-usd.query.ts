import { and, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { tokenPriceTable } from './tables.ts';

/** USD × 1e18 for one whole token; undefined when no price is known. */
export async function findTokenPriceUsd(
  database: Database,
  { chainId, token }: { chainId: number; token: Hex },
): Promise<bigint | undefined> {
  const [row] = await statement(database).execute({ chainId, token });
  return row?.priceUsdE18 ?? undefined;
}

const statement = prepared((orm) =>
  orm
    .select({ priceUsdE18: tokenPriceTable.priceUsdE18 })
    .from(tokenPriceTable)
    .where(
      and(
        eq(tokenPriceTable.chainId, sql.placeholder('chainId')),
        eq(tokenPriceTable.token, hexPlaceholder('token')),
      ),
    )
    .prepare('find_token_price_usd'),
);

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Hex } from '../column/hex-bytes.ts';
import { bytesOf, toBytesList } from '../column/is-any-of.ts';
import type { Database } from '../database.ts';
import { poolCandleTable, poolTable, tokenTable } from '../exchange/tables.ts';
import { prepared } from '../prepared.ts';

export type ListPricePoints = {
  chainId: number;
  tokens: readonly Hex[];
  /** The tokens in which others are priced: at most as many pools are looked at for each token. */
  known: readonly Hex[];
  /** Chain seconds of the first and the last point, and the time between two. */
  from: number;
  until: number;
  stepSeconds: number;
};

/** The price of a token's largest pool with a known token, as it was at a time. */
export type PricePointRow = {
  token: Hex;
  decimals: number | null;
  quote: Hex;
  quoteDecimals: number | null;
  /** Whether the token is the pool's token0: `priceE36` is token1 for token0, raw, scaled by 10^36. */
  isToken0: boolean;
  /** Chain seconds. */
  at: number;
  /** Null before the first trade. */
  priceE36: bigint | null;
};

/** The past prices of tokens, oldest first: for each point one candle, found by its key. A token without such a pool is absent. */
export async function listPricePoints(
  database: Database,
  { tokens, known, ...range }: ListPricePoints,
): Promise<PricePointRow[]> {
  if (tokens.length === 0) return [];
  return statement(database).execute({ ...range, tokens: toBytesList(tokens), known: toBytesList(known) });
}

const chainId = sql.placeholder('chainId');
/** The shortest candle of which a week is read by few pages. */
const candleSeconds = 3_600;
const tokenSide = alias(tokenTable, 'token_side');
const quoteSide = alias(tokenTable, 'quote_side');

const largest = sql`(
  select p.address, known.token as quote, p.token0 = wanted.token as is_token0
  from ${bytesOf(sql.placeholder('known'))} as known(token)
  join ${poolTable} p on p.chain_id = ${chainId}
    and p.token0 = least(wanted.token, known.token) and p.token1 = greatest(wanted.token, known.token)
  where known.token <> wanted.token
  order by p.tvl_usd_e18 desc nulls last, p.address limit 1
) largest`;

/** The last candle that ended by then. */
const candle = sql`(
  select c.close_e36 from ${poolCandleTable} c
  where c.chain_id = ${chainId} and c.pool = largest.address and c.interval_seconds = ${sql.raw(String(candleSeconds))}
    and c.starts_at <= point.at - ${sql.raw(String(candleSeconds))} and c.close_e36 is not null
  order by c.starts_at desc limit 1
) candle`;

const statement = prepared((orm) =>
  orm
    .select({
      token: tokenSide.address,
      decimals: tokenSide.decimals,
      quote: quoteSide.address,
      quoteDecimals: quoteSide.decimals,
      isToken0: sql<boolean>`largest.is_token0`,
      at: sql<number>`point.at`.mapWith(Number),
      priceE36: sql<bigint | null>`candle.close_e36`.mapWith(poolCandleTable.closeE36),
    })
    .from(sql`${bytesOf(sql.placeholder('tokens'))} as wanted(token)`)
    .crossJoinLateral(largest)
    .innerJoin(tokenSide, sql`${eq(tokenSide.chainId, chainId)} and ${tokenSide.address} = wanted.token`)
    .innerJoin(quoteSide, sql`${eq(quoteSide.chainId, chainId)} and ${quoteSide.address} = largest.quote`)
    .crossJoinLateral(
      sql`generate_series(${sql.placeholder('from')}::bigint, ${sql.placeholder('until')}::bigint, ${sql.placeholder('stepSeconds')}::bigint) as point(at)`,
    )
    .leftJoinLateral(candle, sql`true`)
    .orderBy(sql`wanted.token`, sql`point.at`)
    .prepare('list_price_points'),
);

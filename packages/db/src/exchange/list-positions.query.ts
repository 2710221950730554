import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database, Orm } from '../database.ts';
import { tokenPriceTable } from '../market-info/tables.ts';
import { prepared } from '../prepared.ts';
import { selectLastShareMove, toPositionColumns } from './last-share-move.ts';
import {
  isToken0OfPool,
  isToken1OfPool,
  poolColumns,
  type PoolRow,
  token0Table,
  token1Table,
} from './pool-row.ts';
import { poolTable, shareMoveTable } from './tables.ts';

export type ListPositions = {
  chainId: number;
  account: Hex;
  limit: number;
  /** `nextCursor` of the previous page: the address of its last pool. */
  cursor?: Hex;
};

/**
 * A pool with the account's position after its moves, and USD × 1e18 for one whole token of each, null where
 * unknown.
 */
export type PositionRow = PoolRow & {
  shares: bigint;
  deposited0: bigint;
  deposited1: bigint;
  withdrawn0: bigint;
  withdrawn1: bigint;
  depthE18: bigint;
  /** Seconds since 1970, chain time. */
  since: number;
  isComplete: boolean;
  price0UsdE18: bigint | null;
  price1UsdE18: bigint | null;
};

/** The pools with pool tokens of an account, by address. */
export async function listPositions(
  database: Database,
  { limit, cursor = '0x', ...criteria }: ListPositions,
): Promise<{ items: PositionRow[]; nextCursor?: Hex }> {
  const rows = await statement(database).execute({ ...criteria, cursor, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return rows.length <= limit || last === undefined ? { items } : { items, nextCursor: last.address };
}

const price0Table = alias(tokenPriceTable, 'price_0');
const price1Table = alias(tokenPriceTable, 'price_1');

const statement = prepared((orm) => {
  const last = selectLastMove(orm);
  return orm
    .select({
      ...poolColumns,
      ...toPositionColumns(last),
      price0UsdE18: price0Table.priceUsdE18,
      price1UsdE18: price1Table.priceUsdE18,
    })
    .from(poolTable)
    .crossJoinLateral(last)
    .innerJoin(token0Table, isToken0OfPool)
    .innerJoin(token1Table, isToken1OfPool)
    .leftJoin(
      price0Table,
      and(eq(price0Table.chainId, poolTable.chainId), eq(price0Table.token, poolTable.token0)),
    )
    .leftJoin(
      price1Table,
      and(eq(price1Table.chainId, poolTable.chainId), eq(price1Table.token, poolTable.token1)),
    )
    .where(and(eq(poolTable.chainId, sql.placeholder('chainId')), sql`${poolTable.address} in (${held})`))
    .orderBy(asc(poolTable.address))
    .limit(sql.placeholder('limit'))
    .prepare('list_positions');
});

/** The last move of the account in the next pool after an address. */
const nextMove = (after: SQL) => sql`
  select m.pool, m.shares from ${shareMoveTable} m
  where m.chain_id = ${sql.placeholder('chainId')} and m.account = ${hexPlaceholder('account')} and m.pool = (
    select n.pool from ${shareMoveTable} n
    where n.chain_id = ${sql.placeholder('chainId')} and n.account = ${hexPlaceholder('account')} and n.pool > ${after}
    order by n.pool limit 1
  )
  order by m.block_number desc, m.log_index desc limit 1`;

/**
 * Pools with pool tokens of the account, up to the page size: read one after the other from the index, however
 * many moves each has.
 */
const held = sql`
  with recursive walked as (
    (select first.pool, first.shares, (first.shares > 0)::integer as held_count from (${nextMove(hexPlaceholder('cursor'))}) first)
    union all
    select next.pool, next.shares, walked.held_count + (next.shares > 0)::integer
    from walked cross join lateral (${nextMove(sql`walked.pool`)}) next
    where walked.held_count < ${sql.placeholder('limit')}::integer
  )
  select pool from walked where shares > 0`;

/** The last move in the pool of the outer query. */
function selectLastMove(orm: Orm) {
  return selectLastShareMove(
    orm,
    and(
      eq(shareMoveTable.chainId, poolTable.chainId),
      eq(shareMoveTable.account, hexPlaceholder('account')),
      eq(shareMoveTable.pool, poolTable.address),
    ),
  );
}

import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
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
  /** `nextCursor` of the page before: the address of its last pool. */
  cursor?: Hex;
};

/** A pool with what the account's moves of its pool tokens left, and USD × 1e18 for one whole token of each, null where unknown. */
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

/** The pools of which an account holds pool tokens, by address. */
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
    .where(
      and(
        eq(poolTable.chainId, sql.placeholder('chainId')),
        sql`${poolTable.address} in (${everHeld})`,
        gt(last.shares, 0n),
      ),
    )
    .orderBy(asc(poolTable.address))
    .limit(sql.placeholder('limit'))
    .prepare('list_positions');
});

/** The pools of which the account ever had pool tokens, read one after the other from the index, however many moves there are of each. */
const everHeld = sql`
  with recursive held as (
    (
      select pool from ${shareMoveTable}
      where chain_id = ${sql.placeholder('chainId')} and account = ${hexPlaceholder('account')} and pool > ${hexPlaceholder('cursor')}
      order by pool limit 1
    )
    union all
    select (
      select m.pool from ${shareMoveTable} m
      where m.chain_id = ${sql.placeholder('chainId')} and m.account = ${hexPlaceholder('account')} and m.pool > held.pool
      order by m.pool limit 1
    ) from held where held.pool is not null
  )
  select pool from held where pool is not null`;

/** Of the pool of the outer query. */
function selectLastMove(orm: PostgresJsDatabase) {
  return selectLastShareMove(
    orm,
    and(
      eq(shareMoveTable.chainId, poolTable.chainId),
      eq(shareMoveTable.account, hexPlaceholder('account')),
      eq(shareMoveTable.pool, poolTable.address),
    ),
  );
}

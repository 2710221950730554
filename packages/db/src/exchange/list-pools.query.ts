import { and, asc, count, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import {
  type PoolRow,
  selectPools,
  isToken0OfPool,
  isToken1OfPool,
  token0Table,
  token1Table,
} from './pool-row.ts';
import { poolTable, poolVolume24hView } from './tables.ts';

export type PoolSort = 'tvl' | 'volume24h' | 'created' | 'symbol';
export type SortOrder = 'asc' | 'desc';

export type ListPools = {
  chainId: number;
  /** Part of a symbol or name of either token, or the whole address of the pool or of a token. */
  search?: string;
  sort: PoolSort;
  /** Without it the largest and newest come first, symbols from A to Z. */
  order?: SortOrder;
  limit: number;
  offset: number;
};

/** Pools of a chain; unknown values come last in either order; `total` counts all that match. */
export async function listPools(
  database: Database,
  { chainId, search = '', sort, order = sort === 'symbol' ? 'asc' : 'desc', limit, offset }: ListPools,
): Promise<{ items: PoolRow[]; total: number }> {
  const criteria = { chainId, pattern: toPattern(search), address: toAddress(search) };
  const [items, [counted]] = await Promise.all([
    statements[sort][order](database).execute({ ...criteria, limit, offset }),
    countPools(database).execute(criteria),
  ]);
  return { items, total: counted?.total ?? 0 };
}

const symbols = [sql`lower(${token0Table.symbol})`, sql`lower(${token1Table.symbol})`];

const statements = {
  tvl: sorted([poolTable.tvlUsdE18]),
  volume24h: sorted([sql`coalesce(${poolVolume24hView.volumeUsdE18}, 0)`]),
  created: sorted([poolTable.createdBlockNumber]),
  symbol: sorted(symbols),
};

const countPools = prepared((orm) =>
  orm
    .select({ total: count() })
    .from(poolTable)
    .innerJoin(token0Table, isToken0OfPool)
    .innerJoin(token1Table, isToken1OfPool)
    .where(matches())
    .prepare('count_pools'),
);

/** Both orders of one list; symbols and then addresses decide between equals. */
function sorted(columns: SQLWrapper[]) {
  return { asc: preparedList(columns, sql`asc`), desc: preparedList(columns, sql`desc`) };
}

function preparedList(columns: SQLWrapper[], order: SQL) {
  return prepared((orm: PostgresJsDatabase) =>
    selectPools(orm)
      .where(matches())
      .orderBy(
        ...columns.map((column) => sql`${column} ${order} nulls last`),
        ...symbols.map((symbol) => sql`${symbol} nulls last`),
        asc(poolTable.address),
      )
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('list_pools'),
  );
}

function matches(): SQL | undefined {
  const pattern = sql.placeholder('pattern');
  const address = hexPlaceholder('address');
  return and(
    eq(poolTable.chainId, sql.placeholder('chainId')),
    or(
      sql`concat_ws(' ', ${token0Table.symbol}, ${token1Table.symbol}, ${token0Table.name}, ${token1Table.name}) ilike ${pattern}`,
      eq(poolTable.address, address),
      eq(poolTable.token0, address),
      eq(poolTable.token1, address),
    ),
  );
}

function toPattern(search: string): string {
  return `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function toAddress(search: string): Hex {
  const text = search.trim().toLowerCase();
  return /^0x[0-9a-f]{40}$/.test(text) ? `0x${text.slice(2)}` : '0x';
}

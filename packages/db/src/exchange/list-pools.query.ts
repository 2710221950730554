import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
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

export type PoolSort = 'tvl' | 'volume' | 'symbol';

export type ListPools = {
  chainId: number;
  /** Part of a symbol or name of either token, or the whole address of the pool or of a token. */
  search?: string;
  sort: PoolSort;
  limit: number;
  offset: number;
};

/** Pools of a chain: the largest first, or by symbol; unknown values come last; `total` counts all that match. */
export async function listPools(
  database: Database,
  { chainId, search = '', sort, limit, offset }: ListPools,
): Promise<{ items: PoolRow[]; total: number }> {
  const criteria = { chainId, pattern: toPattern(search), address: toAddress(search) };
  const [items, [counted]] = await Promise.all([
    statements[sort](database).execute({ ...criteria, limit, offset }),
    countPools(database).execute(criteria),
  ]);
  return { items, total: counted?.total ?? 0 };
}

const symbols = [
  sql`lower(${token0Table.symbol}) nulls last`,
  sql`lower(${token1Table.symbol}) nulls last`,
  asc(poolTable.address),
];

const statements = {
  tvl: sorted([sql`${poolTable.tvlUsdE18} desc nulls last`, ...symbols]),
  volume: sorted([desc(sql`coalesce(${poolVolume24hView.volumeUsdE18}, 0)`), ...symbols]),
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

function sorted(order: SQL[]) {
  return prepared((orm: PostgresJsDatabase) =>
    selectPools(orm)
      .where(matches())
      .orderBy(...order)
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

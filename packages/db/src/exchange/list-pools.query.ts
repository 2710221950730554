import { and, asc, count, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import {
  type IndexedPoolRow,
  selectPools,
  isToken0OfPool,
  isToken1OfPool,
  token0Table,
  token1Table,
} from './pool-row.ts';
import { poolTable } from './tables.ts';

export type PoolSort = 'tvl' | 'volume24h' | 'volume7d' | 'feeApr' | 'created' | 'symbol';
export type SortOrder = 'asc' | 'desc';

export type ListPools = {
  chainId: number;
  /** Part of a symbol or name of either token, the whole address of the pool or of a token, or two of these as `A/B` for the pool of both. */
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
): Promise<{ items: IndexedPoolRow[]; total: number }> {
  const [term = '', otherTerm = ''] = search.split('/', 2);
  const criteria = {
    chainId,
    pattern: toPattern(term),
    address: toAddress(term),
    otherPattern: toPattern(otherTerm),
    otherAddress: toAddress(otherTerm),
  };
  const items = await statements[sort][order](database).execute({ ...criteria, limit, offset });
  const [first] = items;
  if (first || offset === 0) return { items, total: first?.total ?? 0 };
  const [counted] = await countPools(database).execute(criteria);
  return { items, total: counted?.total ?? 0 };
}

const symbols = [sql`lower(${token0Table.symbol})`, sql`lower(${token1Table.symbol})`];

const statements = {
  tvl: sorted([poolTable.tvlUsdE18]),
  volume24h: sorted([poolTable.volume24hUsdE18]),
  volume7d: sorted([poolTable.volume7dUsdE18]),
  feeApr: sorted([poolTable.feeAprBps]),
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

/** One term is of either token or of the pool; of two, each is of another token. */
function matches(): SQL | undefined {
  const isOneTerm = sql`${sql.placeholder('otherPattern')}::text = '%%'`;
  return and(
    eq(poolTable.chainId, sql.placeholder('chainId')),
    or(
      eq(poolTable.address, hexPlaceholder('address')),
      and(
        isToken(token0Table, 'pattern', 'address'),
        or(isOneTerm, isToken(token1Table, 'otherPattern', 'otherAddress')),
      ),
      and(
        isToken(token1Table, 'pattern', 'address'),
        or(isOneTerm, isToken(token0Table, 'otherPattern', 'otherAddress')),
      ),
    ),
  );
}

function isToken(
  token: typeof token0Table | typeof token1Table,
  pattern: string,
  address: string,
): SQL | undefined {
  return or(
    sql`concat_ws(' ', ${token.symbol}, ${token.name}) ilike ${sql.placeholder(pattern)}`,
    eq(token.address, hexPlaceholder(address)),
  );
}

function toPattern(search: string): string {
  return `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function toAddress(search: string): Hex {
  const text = search.trim().toLowerCase();
  return /^0x[0-9a-f]{40}$/.test(text) ? `0x${text.slice(2)}` : '0x';
}

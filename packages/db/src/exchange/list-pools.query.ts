import { and, eq, type SQL, sql } from 'drizzle-orm';
import { hexPlaceholder, orUnset } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type PoolSort, selectInOrder, type SortOrder, toPoolOrder } from './pool-order.ts';
import { type IndexedPoolRow, selectPools, token0Table, token1Table } from './pool-row.ts';
import { parsePoolSearch } from './pool-search.ts';
import { poolLabelTable, poolTable } from './tables.ts';

export type ListPools = {
  chainId: number;
  /**
   * Part of a symbol or name of either token, or the whole address of the pool or of a token. Two of these as
   * `A/B` search the pool of both.
   */
  search?: string;
  sort: PoolSort;
  /** By default the largest and newest come first, symbols from A to Z. */
  order?: SortOrder;
  limit: number;
  /** Pools to skip; the caller limits it. */
  offset: number;
};

/**
 * Maximum matches from an index, and number of pools at the top of the list that are scanned. The scan covers
 * searches with more matches, or with words too short for an index.
 */
const mostFound = 500;
const mostWalked = 1_000;

/**
 * Pools of a chain; unknown values come last in either order, equal values are sorted by address. `total`
 * counts all pools, or the matches found by a search.
 */
export async function listPools(
  database: Database,
  { chainId, search = '', sort, order = sort === 'symbol' ? 'asc' : 'desc', limit, offset }: ListPools,
): Promise<{ items: IndexedPoolRow[]; total: number }> {
  const requested = parsePoolSearch(search);
  const page = { chainId, limit, offset };
  const items =
    requested === undefined
      ? await statements[sort][order].all(database).execute(page)
      : await statements[sort][order].matching(database).execute({ ...page, ...requested });
  const [first] = items;
  if (first || offset === 0) return { items, total: first?.total ?? 0 };
  const { total } = await listPools(database, { chainId, search, sort, order, limit: 1, offset: 0 });
  return { items, total };
}

const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')];
const chainId = sql.placeholder('chainId');
/** Pools have consecutive places in the factory's order. */
const poolCount = sql<number>`(select max(place) + 1 from ${poolTable} where chain_id = ${chainId})`;

const statements = {
  tvl: inBothOrders('tvl'),
  volume24h: inBothOrders('volume24h'),
  volume7d: inBothOrders('volume7d'),
  feeApr: inBothOrders('feeApr'),
  created: inBothOrders('created'),
  symbol: inBothOrders('symbol'),
};

function inBothOrders(sort: PoolSort) {
  return { asc: inOrder(sort, 'asc'), desc: inOrder(sort, 'desc') };
}

/** An array of addresses: the planner would estimate a join with the list as a tenth of all pools. */
function inOrder(sort: PoolSort, order: SortOrder) {
  const page = selectInOrder(sort, order, {
    limit: sql`(${limit}::integer + ${offset}::integer)`,
    offset: sql`${offset}::integer`,
  });
  const all = prepared((orm) =>
    selectPools(orm, poolCount)
      .where(and(eq(poolTable.chainId, chainId), sql`${poolTable.address} = any(array(${page}))`))
      .orderBy(...toPoolOrder(sort, order))
      .prepare(`list_pools_by_${sort}_${order}`),
  );
  const matching = prepared((orm) =>
    selectPools(orm, sql<number>`(count(*) over ())::integer`)
      .where(
        and(
          eq(poolTable.chainId, chainId),
          sql`${poolTable.address} = any(array(${selectCandidates(sort, order)}))`,
          isMatch,
        ),
      )
      .orderBy(...toPoolOrder(sort, order))
      .limit(limit)
      .offset(offset)
      .prepare(`list_matching_pools_by_${sort}_${order}`),
  );
  return { all, matching };
}

/** The matches from an index and, where these are incomplete, the top of the list. */
function selectCandidates(sort: PoolSort, order: SortOrder): SQL {
  const most = sql.raw(String(mostFound));
  const isAll = sql`${sql.placeholder('isIndexed')}::boolean and count(*) < ${most}`;
  const walked = sql`(select case when ${isAll} then 0 else ${sql.raw(String(mostWalked))} end from found)`;
  return sql`
    with asked as materialized (
      select ${hexPlaceholder('address')}::bytea as address, ${hexPlaceholder('otherAddress')}::bytea as other_address,
        ${sql.placeholder('firstIndexed')}::text as first, ${sql.placeholder('secondIndexed')}::text as second
    ), found as materialized (${findByIndex(most)})
    select address from found union select address from (${selectInOrder(sort, order, { limit: walked })}) top`;
}

/**
 * By words, by one address, and by two. The subqueries hide the values from the planner, which would scan a
 * table for frequent ones.
 */
function findByIndex(most: SQL): SQL {
  const ofPools = (isRequested: SQL, condition: SQL) =>
    sql`(select address from ${poolTable} where ${isRequested} and chain_id = ${chainId} and ${condition} limit ${most})`;
  const address = sql`(select greatest(address, other_address) from asked)`;
  const hasOne = sql`(select (address = '') <> (other_address = '') from asked)`;
  const hasTwo = sql`(select address <> '' and other_address <> '' from asked)`;
  const [one, other] = [sql`(select address from asked)`, sql`(select other_address from asked)`];
  return sql`
    (select pool as address from ${poolLabelTable}
      where (select greatest(address, other_address) = '' and first <> '' from asked) and chain_id = ${chainId}
        and (words like (select first from asked) or words like (select second from asked)) limit ${most})
    union all ${ofPools(hasOne, sql`address = ${address}`)}
    union all ${ofPools(hasOne, sql`token0 = ${address}`)}
    union all ${ofPools(hasOne, sql`token1 = ${address}`)}
    union all ${ofPools(hasTwo, sql`token0 = ${one} and token1 = ${other}`)}
    union all ${ofPools(hasTwo, sql`token0 = ${other} and token1 = ${one}`)}`;
}

const words = sql`lower(concat_ws(' ', ${token0Table.symbol}, ${token0Table.name}) || e'\n' || concat_ws(' ', ${token1Table.symbol}, ${token1Table.name}))`;

/** One term matches the pool or either token; two terms match different tokens. */
const isMatch = sql`(
  ${hexPlaceholder('otherAddress')} = ''::bytea and ${poolTable.address} = ${hexPlaceholder('address')}
  or ${words} like ${sql.placeholder('firstPattern')} and ${orUnset('address', eq(poolTable.token0, hexPlaceholder('address')))}
    and ${orUnset('otherAddress', eq(poolTable.token1, hexPlaceholder('otherAddress')))}
  or ${words} like ${sql.placeholder('secondPattern')} and ${orUnset('address', eq(poolTable.token1, hexPlaceholder('address')))}
    and ${orUnset('otherAddress', eq(poolTable.token0, hexPlaceholder('otherAddress')))}
)`;

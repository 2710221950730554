import { type SQL, sql } from 'drizzle-orm';
import { token0Table, token1Table } from './pool-row.ts';
import { poolLabelTable, poolTable } from './tables.ts';

export type PoolSort = 'tvl' | 'volume24h' | 'volume7d' | 'feeApr' | 'created' | 'symbol';
export type SortOrder = 'asc' | 'desc';

/** The sort keys of the indexes, and the same keys of a row of `selectPools`. */
const keys = {
  tvl: ofPool(sql`tvl_usd_e18`, poolTable.tvlUsdE18.getSQL()),
  volume24h: ofPool(sql`volume_24h_usd_e18`, poolTable.volume24hUsdE18.getSQL()),
  volume7d: ofPool(sql`volume_7d_usd_e18`, poolTable.volume7dUsdE18.getSQL()),
  feeApr: ofPool(sql`fee_apr_bps`, poolTable.feeAprBps.getSQL()),
  created: ofPool(sql`created_block_number`, poolTable.createdBlockNumber.getSQL()),
  symbol: {
    source: sql`select pool as address, symbols as key from ${poolLabelTable} where chain_id = ${sql.placeholder('chainId')}`,
    key: sql`lower(${token0Table.symbol} || ' ' || ${token1Table.symbol})`,
  },
};

function ofPool(column: SQL, key: SQL) {
  const source = sql`select address, ${column} as key from ${poolTable} where chain_id = ${sql.placeholder('chainId')}`;
  return { source, key };
}

/**
 * Addresses of the first `limit` pools of a chain in an order, after the first `offset`: known keys from their
 * index, then the unknown ones; equal keys are sorted by address.
 */
export function selectInOrder(
  sort: PoolSort,
  order: SortOrder,
  { limit, offset = sql`0` }: { limit: SQL; offset?: SQL },
): SQL {
  const { source } = keys[sort];
  const direction = sql.raw(order);
  const part = (rank: SQL, isOfPart: SQL) => sql`(
    select ${rank} as part, * from (${source}) keyed where ${isOfPart}
    order by key ${direction}, address ${direction} limit ${limit})`;
  return sql`
    select address from (${part(sql`0`, sql`key is not null`)} union all ${part(sql`1`, sql`key is null`)}) parts
    order by part, key ${direction}, address ${direction} limit ${limit} - ${offset} offset ${offset}`;
}

/** The same order among rows of `selectPools`. */
export function toPoolOrder(sort: PoolSort, order: SortOrder): SQL[] {
  const direction = sql.raw(order);
  return [sql`${keys[sort].key} ${direction} nulls last`, sql`${poolTable.address} ${direction}`];
}

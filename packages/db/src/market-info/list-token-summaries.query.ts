import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import { isAnyOf, toBytesList } from '../column/is-any-of.ts';
import { toRecords } from '../column/records-of.ts';
import type { Database } from '../database.ts';
import type { TokenRow } from '../exchange/pool-row.ts';
import type { SortOrder } from '../exchange/pool-order.ts';
import { tokenTable } from '../exchange/tables.ts';
import { prepared } from '../prepared.ts';
import { tokenPriceTable } from './tables.ts';

export type TokenSummarySort = 'tvl' | 'volume24h' | 'price' | 'change24h' | 'name';

export type ListTokenSummaries = {
  chainId: number;
  /** Only these tokens, listed or not; the tokens of the default list without it. */
  addresses?: readonly Hex[];
  /** Part of a symbol or name, or the whole address. */
  search?: string;
  sort: TokenSummarySort;
  /** By default the largest come first, symbols from A to Z. */
  order?: SortOrder;
  /** The known prices (USD × 1e18) of 24 hours before; the index keeps only the present ones. */
  before: ReadonlyMap<string, bigint>;
  limit: number;
  offset: number;
};

/** A token with the sums over its pools; null is unknown. */
export type TokenSummaryRow = TokenRow & {
  priceUsdE18: bigint | null;
  /** Of all its pools, both sides. */
  tvlUsdE18: bigint | null;
  volume24hUsdE18: bigint | null;
  swapCount24h: number;
};

/**
 * Tokens with a pool, as many as the default list or the request names, however many there are. Unknown values come last
 * in either order, equal ones are sorted by address. `total` counts all matches, also on a page beyond the end.
 */
export async function listTokenSummaries(
  database: Database,
  query: ListTokenSummaries,
): Promise<{ items: TokenSummaryRow[]; total: number }> {
  const { chainId, addresses, search = '', sort, before, limit, offset } = query;
  const { order = sort === 'name' ? 'asc' : 'desc' } = query;
  const rows = await statements[sort][order](database).execute({
    chainId,
    isNamed: addresses !== undefined,
    addresses: toBytesList(addresses ?? []),
    search: search.trim().toLowerCase(),
    before: toRecords([Object.fromEntries([...before].map(([token, price]) => [token.slice(2), price]))]),
    limit,
    offset,
  });
  const [first] = rows;
  if (first || offset === 0) return { items: rows, total: first?.total ?? 0 };
  const { total } = await listTokenSummaries(database, { ...query, limit: 1, offset: 0 });
  return { items: rows, total };
}

const chainId = sql.placeholder('chainId');
const { address, symbol, name, decimals, isListed, swapCount24h } = tokenTable;

const tvl = sql<bigint | null>`case when ${tokenTable.valuedPoolCount} > 0 then ${tokenTable.tvlUsdE18} end`;
/** Where there were swaps and none had a known value, the volume is unknown. */
const volume = sql<
  bigint | null
>`case when ${swapCount24h} = 0 or ${tokenTable.volume24hUsdE18} > 0 then ${tokenTable.volume24hUsdE18} end`;
/** Read once, not for each row. */
const before = sql`((select ${sql.placeholder('before')}::text::jsonb -> 0) ->> encode(${address}, 'hex'))::numeric`;

const keys: Record<TokenSummarySort, SQL> = {
  tvl,
  volume24h: volume,
  price: tokenPriceTable.priceUsdE18.getSQL(),
  change24h: sql`${tokenPriceTable.priceUsdE18} / nullif(${before}, 0)`,
  name: sql`lower(${symbol})`,
};

const statements = {
  tvl: inBothOrders('tvl'),
  volume24h: inBothOrders('volume24h'),
  price: inBothOrders('price'),
  change24h: inBothOrders('change24h'),
  name: inBothOrders('name'),
};

function inBothOrders(sort: TokenSummarySort) {
  return { asc: inOrder(sort, 'asc'), desc: inOrder(sort, 'desc') };
}

/** An array of addresses: one plan serves both kinds of lists, each by its index. */
const wanted = sql`any(array(
  select ${address} from ${tokenTable} where not ${sql.placeholder('isNamed')}::boolean and ${tokenTable.chainId} = ${chainId} and ${isListed}
  union all
  select ${address} from ${tokenTable} where ${sql.placeholder('isNamed')}::boolean and ${tokenTable.chainId} = ${chainId}
    and ${isAnyOf(address, sql.placeholder('addresses'))}
))`;

const search = sql`${sql.placeholder('search')}::text`;
const isMatch = sql`(
  position(${search} in lower(concat_ws(' ', ${symbol}, ${name}))) > 0 or ${search} = '0x' || encode(${address}, 'hex')
)`;

function inOrder(sort: TokenSummarySort, order: SortOrder) {
  const direction = sql.raw(order);
  return prepared((orm) =>
    orm
      .select({
        address,
        symbol,
        name,
        decimals,
        isListed,
        priceUsdE18: tokenPriceTable.priceUsdE18,
        tvlUsdE18: tvl.mapWith(tokenTable.tvlUsdE18),
        volume24hUsdE18: volume.mapWith(tokenTable.volume24hUsdE18),
        swapCount24h,
        total: sql<number>`(count(*) over ())::integer`,
      })
      .from(tokenTable)
      .leftJoin(
        tokenPriceTable,
        and(eq(tokenPriceTable.chainId, tokenTable.chainId), eq(tokenPriceTable.token, address)),
      )
      .where(and(eq(tokenTable.chainId, chainId), sql`${address} = ${wanted}`, isMatch))
      .orderBy(sql`${keys[sort]} ${direction} nulls last`, sql`${address} ${direction}`)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`list_token_summaries_by_${sort}_${order}`),
  );
}

import type { Hex } from '@tradewind/db/column/hex-bytes';
import { bytesOf, isAnyOf, toBytesList } from '@tradewind/db/column/is-any-of';
import type { Transaction } from '@tradewind/db/database';
import { poolTable, syncTable, tokenTable } from '@tradewind/db/exchange/tables';
import type { Moment } from '@tradewind/db/market-info/list-pricing-pools.query';
import { tokenPriceTable } from '@tradewind/db/market-info/tables';
import { preparedInTransaction } from '@tradewind/db/prepared-in-transaction';
import { and, eq, sql } from 'drizzle-orm';
import type { MarketInfoSources } from './sources.ts';
import type { DuePool } from './list-due-pools.ts';

/** A token to be priced now. */
export type DueToken = {
  address: Hex;
  /** Undone blocks may have taken it from the index. */
  isIndexed: boolean;
  /** Whether a pool that sets its price changed since it was last priced, and not only time has passed. */
  hasChanged: boolean;
  /** Of the last Sync of the pools that set its price. */
  changed: Moment | undefined;
};

/** The tokens that are due at a time, and those whose price the changed pools set. */
export async function listDueTokens(
  transaction: Transaction,
  sources: MarketInfoSources,
  { now, pools }: { now: number; pools: readonly DuePool[] },
): Promise<DueToken[]> {
  const { chainId, stablecoins, wrappedNative } = sources;
  const rows = await selectDueTokens(transaction, {
    chainId,
    now,
    priced: toBytesList([...new Set(listPriced(sources, pools))]),
    known: toBytesList([...stablecoins, wrappedNative]),
  });
  return rows.map(({ at, block, ...token }) => ({
    ...token,
    changed: at === null || block === null ? undefined : { at, block },
  }));
}

/** The tokens whose price a changed pool may set: beside a known token; and stablecoins, which have theirs as soon as there is a pool. */
function listPriced({ stablecoins, wrappedNative }: MarketInfoSources, pools: readonly DuePool[]): Hex[] {
  const isKnown = (token: Hex) => token === wrappedNative || stablecoins.includes(token);
  return pools.flatMap(({ hasChanged, token0: { address: a }, token1: { address: b } }) => [
    ...(hasChanged && (isKnown(b) || stablecoins.includes(a)) ? [a] : []),
    ...(hasChanged && (isKnown(a) || stablecoins.includes(b)) ? [b] : []),
  ]);
}

const chainId = sql.placeholder('chainId');
const priced = sql.placeholder('priced');

/** Due tokens in their order, for which see `selectQueue`; those that changed come from the pools. */
const due = sql`(
  select token, true as has_changed from ${bytesOf(priced)} as token
  union all
  select token, has_changed from (
    select token, due_at = 0 as has_changed from ${tokenPriceTable}
    where chain_id = ${chainId} and due_at <= ${sql.placeholder('now')}::bigint order by due_at
  ) expired where not ${isAnyOf(sql`token`, priced)}
) due`;

/** The last Sync of a due token's pools with the known tokens. */
const last = sql`(
  select y.block_timestamp as at, y.block_number as block
  from ${bytesOf(sql.placeholder('known'))} as known(token)
  join ${poolTable} p on p.chain_id = ${chainId}
    and p.token0 = least(due.token, known.token) and p.token1 = greatest(due.token, known.token)
  cross join lateral (
    select s.block_timestamp, s.block_number from ${syncTable} s where s.chain_id = ${chainId} and s.pool = p.address
    order by s.block_timestamp desc, s.block_number desc, s.log_index desc limit 1
  ) y
  order by y.block_timestamp desc, y.block_number desc limit 1
) last`;

const selectDueTokens = preparedInTransaction((orm) =>
  orm
    .select({
      address: sql<Hex>`due.token`.mapWith(tokenTable.address),
      isIndexed: sql<boolean>`${tokenTable.address} is not null`,
      hasChanged: sql<boolean>`due.has_changed`,
      at: sql<number | null>`last.at`.mapWith(Number),
      block: sql<number | null>`last.block`.mapWith(Number),
    })
    .from(due)
    .leftJoin(tokenTable, and(eq(tokenTable.chainId, chainId), eq(tokenTable.address, sql`due.token`)))
    .leftJoinLateral(last, sql`true`)
    .prepare('list_due_tokens'),
);

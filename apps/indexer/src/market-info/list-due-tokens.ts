import type { Hex } from '@tradewind/db/column/hex-bytes';
import { recordsOf } from '@tradewind/db/column/records-of';
import type { Transaction } from '@tradewind/db/database';
import { poolTable, syncTable, tokenTable } from '@tradewind/db/exchange/tables';
import type { Moment } from '@tradewind/db/market-info/list-pricing-pools.query';
import { tokenPriceTable } from '@tradewind/db/market-info/tables';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
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
  const { chainId } = sources;
  const due = await transaction
    .select({ token: tokenPriceTable.token, hasChanged: sql<boolean>`${tokenPriceTable.dueAt} = 0` })
    .from(tokenPriceTable)
    .where(and(eq(tokenPriceTable.chainId, chainId), lte(tokenPriceTable.dueAt, now)));
  const hasChanged = new Map<Hex, boolean>(due.map((row) => [row.token, row.hasChanged]));
  for (const token of listPriced(sources, pools)) hasChanged.set(token, true);
  const changes = await listLastChanges(transaction, sources, [...hasChanged.keys()]);
  return [...hasChanged].map(([address, changed]) => ({
    address,
    isIndexed: changes.has(address),
    hasChanged: changed,
    changed: changes.get(address),
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

/** Of those tokens that are in the index. */
async function listLastChanges(
  transaction: Transaction,
  { chainId, stablecoins, wrappedNative }: MarketInfoSources,
  tokens: readonly Hex[],
): Promise<Map<Hex, Moment | undefined>> {
  if (tokens.length === 0) return new Map();
  const last = transaction
    .select({
      at: syncTable.blockTimestamp,
      block: syncTable.blockNumber,
    })
    .from(syncTable)
    .where(and(eq(syncTable.chainId, chainId), eq(syncTable.pool, poolTable.address)))
    .orderBy(desc(syncTable.blockTimestamp), desc(syncTable.blockNumber), desc(syncTable.logIndex))
    .limit(1)
    .as('last');
  const pairs = tokens.flatMap((token) =>
    [...stablecoins, wrappedNative].map((known) => ({ token: token.slice(2), known: known.slice(2) })),
  );
  const known = sql`decode(pair.known, 'hex')`;
  const { address } = tokenTable;
  const rows = await transaction
    .selectDistinctOn([address], { token: address, last: { at: last.at, block: last.block } })
    .from(recordsOf(pairs, sql`pair(token text, known text)`))
    .innerJoin(tokenTable, and(eq(tokenTable.chainId, chainId), eq(address, sql`decode(pair.token, 'hex')`)))
    .leftJoin(
      poolTable,
      and(
        eq(poolTable.chainId, chainId),
        eq(poolTable.token0, sql`least(${address}, ${known})`),
        eq(poolTable.token1, sql`greatest(${address}, ${known})`),
      ),
    )
    .leftJoinLateral(last, sql`true`)
    .orderBy(address, sql`${last.at} desc nulls last`, sql`${last.block} desc nulls last`);
  return new Map(rows.map(({ token, last: changed }) => [token, changed ?? undefined]));
}

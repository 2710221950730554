import { and, eq, type SQL, sql } from 'drizzle-orm';
import { hexPlaceholder } from '../column/hex-bytes.ts';
import { collectRequestTable } from './tables.ts';

export type CollectRequest = typeof collectRequestTable.$inferSelect;

/** The key of a collection. */
export type CollectKey = Pick<CollectRequest, 'chainId' | 'area' | 'kind' | 'account' | 'item'>;

/** The collections of one kind. */
export type CollectScope = Pick<CollectRequest, 'chainId' | 'area' | 'kind'>;

/** The one request of a key, in a prepared statement. */
export function isPlacedCollectRequest(): SQL | undefined {
  return and(
    eq(collectRequestTable.chainId, sql.placeholder('chainId')),
    eq(collectRequestTable.area, sql.placeholder('area')),
    eq(collectRequestTable.kind, sql.placeholder('kind')),
    eq(collectRequestTable.account, hexPlaceholder('account')),
    eq(collectRequestTable.item, sql.placeholder('item')),
  );
}

/**
 * The request is undecided. The state is no parameter: a plan for any state could not use the index of waiting
 * requests.
 */
export const isWaiting = sql`${collectRequestTable.state} = 'requested'`;

/**
 * The request is in progress, or was so recently that the index may not have the collection yet. One without news
 * for a minute waits for a keeper that does not run. It must not keep its account from collecting by itself,
 * since anybody may have requested it.
 */
export const isUnderWay = sql`(${collectRequestTable.state} in ('requested', 'sent', 'done')
  and ${collectRequestTable.changedAt} > now() - interval '1 minute')`;

import { and, eq, type SQL, sql } from 'drizzle-orm';
import { hexPlaceholder } from '../column/hex-bytes.ts';
import { claimRequestTable } from './relay-tables.ts';

export type ClaimRequest = typeof claimRequestTable.$inferSelect;

/** The key of a claim. */
export type ClaimKey = Pick<ClaimRequest, 'chainId' | 'kind' | 'account' | 'item'>;

/** The one request of a key, in a prepared statement. */
export function isPlacedClaimRequest(): SQL | undefined {
  return and(
    eq(claimRequestTable.chainId, sql.placeholder('chainId')),
    eq(claimRequestTable.kind, sql.placeholder('kind')),
    eq(claimRequestTable.account, hexPlaceholder('account')),
    eq(claimRequestTable.item, sql.placeholder('item')),
  );
}

/**
 * The request is undecided. The state is no parameter: a plan for any state could not use the index of waiting
 * requests.
 */
export const isWaiting = sql`${claimRequestTable.state} = 'requested'`;

/**
 * The request is in progress, or was so recently that the index may not have the claim yet. One without news
 * for a minute waits for a keeper that does not run. It must not keep its account from collecting by itself,
 * since anybody may have requested it.
 */
export const isUnderWay = sql`(${claimRequestTable.state} in ('requested', 'sent', 'done')
  and ${claimRequestTable.changedAt} > now() - interval '1 minute')`;

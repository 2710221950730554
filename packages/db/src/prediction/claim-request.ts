import { and, eq, type SQL, sql } from 'drizzle-orm';
import { hexPlaceholder } from '../column/hex-bytes.ts';
import { claimRequestTable } from './relay-tables.ts';

export type ClaimRequest = typeof claimRequestTable.$inferSelect;

/** What a claim is known by. */
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
 * The request is being carried out, or was so lately that the index may not have the claim yet. One of which there was no news for a minute waits for
 * a keeper that is not there: it must not keep its account from collecting by itself, for anybody may have asked.
 */
export const isUnderWay = sql`(${claimRequestTable.state} in ('requested', 'sent', 'done')
  and ${claimRequestTable.changedAt} > now() - interval '1 minute')`;

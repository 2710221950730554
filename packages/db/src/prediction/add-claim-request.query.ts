import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { ClaimKey, ClaimRequest } from './claim-request.ts';
import { countWaitingClaims } from './count-waiting-claims.query.ts';
import { findClaimRequest } from './find-claim-request.query.ts';
import { claimRequestTable } from './relay-tables.ts';

/** Maximum waiting requests; while the keeper is down, further clients must retry or claim by themselves. */
const maxWaiting = 1_000;
/**
 * A claim whose paid transactions failed this often is paused for a day: its receiver may cause that on
 * purpose.
 */
const mostFailures = 3;
/**
 * It was refused. Or it was done so long ago that, when requested again, it must have been undone with its
 * block.
 */
const hasEnded = sql`${claimRequestTable.state} = 'refused' and (${claimRequestTable.reason} <> 'failed'
    or ${claimRequestTable.attempts} < ${mostFailures} or ${claimRequestTable.changedAt} < now() - interval '1 day')
  or ${claimRequestTable.state} = 'done' and ${claimRequestTable.changedAt} < now() - interval '1 minute'`;

/**
 * Requests a collection from the keeper. A repeated request in progress changes nothing; after a refusal it
 * starts again, unless it has failed too often. Returns the request in its present state; undefined where too
 * many are waiting.
 */
export async function addClaimRequest(
  database: Database,
  key: ClaimKey,
  limit = maxWaiting,
): Promise<ClaimRequest | undefined> {
  const { orm } = database;
  const known = await findClaimRequest(database, key);
  if (known?.state === 'requested' || known?.state === 'sent') return known;
  if ((await countWaitingClaims(database, { chainId: key.chainId, limit })) >= limit) return undefined;
  const [requested] = await orm
    .insert(claimRequestTable)
    .values(key)
    .onConflictDoUpdate({
      target: [
        claimRequestTable.chainId,
        claimRequestTable.kind,
        claimRequestTable.account,
        claimRequestTable.item,
      ],
      set: {
        state: 'requested',
        intentKey: null,
        txHash: null,
        reason: null,
        attempts: sql`${claimRequestTable.attempts} + 1`,
        requestedAt: sql`now()`,
        changedAt: sql`now()`,
      },
      setWhere: hasEnded,
    })
    .returning();
  return requested ?? findClaimRequest(database, key);
}

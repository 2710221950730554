import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { ClaimKey, ClaimRequest } from './claim-request.ts';
import { countWaitingClaims } from './count-waiting-claims.query.ts';
import { findClaimRequest } from './find-claim-request.query.ts';
import { claimRequestTable } from './relay-tables.ts';

/** So many may wait for the keeper; while it is away, the rest is told to come back or to claim by itself. */
const maxWaiting = 1_000;
/** A claim that was paid for so often and came to nothing rests for a day: its receiver may be making sure of that. */
const mostFailures = 3;
/** It was refused; or it was done so long ago that, being asked for again, it must have been undone with its block. */
const hasEnded = sql`${claimRequestTable.state} = 'refused' and (${claimRequestTable.reason} <> 'failed'
    or ${claimRequestTable.attempts} < ${mostFailures} or ${claimRequestTable.changedAt} < now() - interval '1 day')
  or ${claimRequestTable.state} = 'done' and ${claimRequestTable.changedAt} < now() - interval '1 minute'`;

/**
 * Asks the keeper to collect. Asking again while it is under way changes nothing; after a refusal it asks anew, unless it has failed too often. The answer is the request as it
 * stands; undefined where too many are waiting.
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
  const [asked] = await orm
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
  return asked ?? findClaimRequest(database, key);
}

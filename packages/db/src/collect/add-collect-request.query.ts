import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { CollectKey, CollectRequest } from './collect-request.ts';
import { countWaitingCollects } from './count-waiting-collects.query.ts';
import { findCollectRequest } from './find-collect-request.query.ts';
import { collectRequestTable } from './tables.ts';

/** Maximum waiting requests of an area; while the keeper is down, further clients must retry or collect by themselves. */
const maxWaiting = 1_000;
/** A collection whose paid transactions failed this often is paused for a day: its receiver may cause that on purpose. */
const mostFailures = 3;
/**
 * It was refused. Or it was done so long ago that, when requested again, it must have been undone with its block, or
 * the next part of its item is due.
 */
const hasEnded = sql`${collectRequestTable.state} = 'refused' and (${collectRequestTable.reason} <> 'failed'
    or ${collectRequestTable.attempts} < ${mostFailures} or ${collectRequestTable.changedAt} < now() - interval '1 day')
  or ${collectRequestTable.state} = 'done' and ${collectRequestTable.changedAt} < now() - interval '1 minute'`;

/**
 * Requests a collection from the keeper. A repeated request in progress changes nothing; after a refusal it
 * starts again, unless it has failed too often. Returns the request in its present state; undefined where too
 * many are waiting.
 */
export async function addCollectRequest(
  database: Database,
  key: CollectKey,
  limit = maxWaiting,
): Promise<CollectRequest | undefined> {
  const { orm } = database;
  const known = await findCollectRequest(database, key);
  if (known?.state === 'requested' || known?.state === 'sent') return known;
  if ((await countWaitingCollects(database, { chainId: key.chainId, area: key.area, limit })) >= limit)
    return undefined;
  const [requested] = await orm
    .insert(collectRequestTable)
    .values(key)
    .onConflictDoUpdate({
      target: [
        collectRequestTable.chainId,
        collectRequestTable.area,
        collectRequestTable.kind,
        collectRequestTable.account,
        collectRequestTable.item,
      ],
      set: {
        state: 'requested',
        intentKey: null,
        txHash: null,
        reason: null,
        attempts: sql`case when ${collectRequestTable.state} = 'done' then 1 else ${collectRequestTable.attempts} + 1 end`,
        requestedAt: sql`now()`,
        changedAt: sql`now()`,
      },
      setWhere: hasEnded,
    })
    .returning();
  return requested ?? findCollectRequest(database, key);
}

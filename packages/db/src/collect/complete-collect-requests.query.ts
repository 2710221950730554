import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { intentTable } from '../keeper/tables.ts';
import { prepared } from '../prepared.ts';
import { collectRequestTable } from './tables.ts';

/**
 * Updates the sent requests of an area from their intent, as soon as a block includes it; one whose intent was deleted has
 * failed.
 */
export async function completeCollectRequests(
  database: Database,
  { chainId, area }: { chainId: number; area: string },
): Promise<void> {
  const sent = await findSent(database).execute({ chainId, area });
  if (sent.length === 0) return;
  await database.orm.execute(sql`
    update ${collectRequestTable} request
    set state = case when ended.succeeded then 'done' else 'refused' end,
      reason = case when ended.succeeded then null else 'failed' end,
      tx_hash = ended.tx_hash,
      changed_at = now()
    from (
      select sent.intent_key, coalesce(intent.succeeded, false) as succeeded, intent.tx_hash
      from (
        select distinct intent_key from ${collectRequestTable} where chain_id = ${chainId} and area = ${area} and state = 'sent'
      ) sent
      left join ${intentTable} intent on intent.chain_id = ${chainId} and intent.intent_key = sent.intent_key
      where intent.state is null or intent.state in ('included', 'final', 'refused')
    ) ended
    where request.chain_id = ${chainId} and request.area = ${area} and request.state = 'sent' and request.intent_key = ended.intent_key`);
}

/** One sent request of an area. Mostly there is none, and this costs a tenth of the update. */
const findSent = prepared((orm) =>
  orm
    .select({ item: collectRequestTable.item })
    .from(collectRequestTable)
    .where(
      and(
        eq(collectRequestTable.chainId, sql.placeholder('chainId')),
        eq(collectRequestTable.area, sql.placeholder('area')),
        sql`${collectRequestTable.state} = 'sent'`,
      ),
    )
    .limit(1)
    .prepare('find_sent_collect'),
);

import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import type { NewNotice } from './notice-kind.ts';

/** Number of kept rows; listeners have read older ones long ago. */
const keptRows = 10_000;

/** Adds a notice for hubs; NOTIFY on `relay_outbox` sends its id once the transaction commits. */
export async function addNotice(
  transaction: Transaction,
  { chainId, kind, payload }: NewNotice & { chainId: number },
): Promise<void> {
  await transaction.execute(sql`
    with added as (
      insert into relay.outbox (chain_id, kind, payload)
      values (${chainId}, ${kind}, ${JSON.stringify(payload)}::text::jsonb) returning id
    ), forgotten as (
      delete from relay.outbox where id < (select id - ${keptRows}::integer from added)
    )
    select pg_notify('relay_outbox', id::text) from added`);
}

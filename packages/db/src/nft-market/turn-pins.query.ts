import type { Database } from '../database.ts';

/** Turns the pins of files that were taken down to their end, and those of files that are served again to a new begin. */
export async function turnPins(
  { sql }: Pick<Database, 'sql'>,
  { chainId, now }: { readonly chainId: number; readonly now: Date },
): Promise<void> {
  const at = now.toISOString();
  await sql`
    update app.media_pin p set state = 'removing', reason = null, attempts = 0, next_at = ${at}::timestamptz
    from app.media_takedown t
    where t.hash = p.hash and p.chain_id = ${chainId}::int and p.state not in ('removing', 'removed')`;
  await sql`
    update app.media_pin p set state = 'waiting', attempts = 0, next_at = ${at}::timestamptz
    where p.state in ('removing', 'removed') and p.chain_id = ${chainId}::int
      and not exists (select from app.media_takedown t where t.hash = p.hash)`;
}
